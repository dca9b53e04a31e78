// A gRPC server to try a gateway with: grpc.health.v1.Health, whose Check always says SERVING.
// `node examples/health.js PORT`
import { createServer } from "node:http2";

const [port = "3000"] = process.argv.slice(2);

/** Not compressed, a length of 2, and HealthCheckResponse with the status 1. */
const SERVING = Buffer.from([0, 0, 0, 0, 2, 0x08, 1]);
const UNIMPLEMENTED = "12";

const server = createServer();
server.on("stream", (stream, headers) => {
  const isKnown = headers[":path"] === "/grpc.health.v1.Health/Check";
  stream.respond({ ":status": 200, "content-type": "application/grpc" }, { waitForTrailers: true });
  stream.on("wantTrailers", () =>
    stream.sendTrailers({ "grpc-status": isKnown ? "0" : UNIMPLEMENTED }),
  );
  stream.resume().on("end", () => stream.end(isKnown ? SERVING : undefined));
});
server.listen(Number(port), "127.0.0.1", () => console.log(`health listens on port ${port}`));
