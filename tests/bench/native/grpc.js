// Upstream of the benchmark for gRPC: HTTP/2 without encryption. It prints its port and runs until it is
// ended. Each call is read to its end and answered with one message of 100 bytes; one without the field
// that every candidate must add is answered with 400.
import { createServer } from "node:http2";

const MESSAGE_BYTES = 100;
const message = Buffer.alloc(5 + MESSAGE_BYTES, "x");
message.writeUInt8(0, 0);
message.writeUInt32BE(MESSAGE_BYTES, 1);

/** At the end of a run, clients disconnect while calls are in progress. */
function answer(stream) {
  if (stream.destroyed || stream.closed) return;
  stream.respond({ "content-type": "application/grpc" }, { waitForTrailers: true });
  stream.end(message);
}

const server = createServer();
server.on("sessionError", () => {});
server.on("stream", (stream, headers) => {
  stream.on("error", () => {});
  if (headers["x-bench-request"] !== "1") {
    stream.respond({ ":status": 400 }, { endStream: true });
    return;
  }
  stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
  stream.resume().on("end", () => answer(stream));
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
