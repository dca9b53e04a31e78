// A server to try a gateway with: each response says what the server was asked.
// `node examples/echo.js PORT [NAME]`
import { createServer } from "node:http";

const [port = "3000", name = "echo"] = process.argv.slice(2);

const server = createServer((request, response) => {
  const lines = [`${name}: ${request.method} ${request.url}`];
  for (const [header, value] of Object.entries(request.headers)) lines.push(`${header}: ${value}`);
  let body = "";
  request.setEncoding("utf8").on("data", (part) => (body += part));
  request.on("end", () => {
    response.setHeader("content-type", "text/plain");
    response.end([...lines, ...(body === "" ? [] : ["", body]), ""].join("\n"));
  });
});
server.listen(Number(port), "127.0.0.1", () => console.log(`${name} listens on port ${port}`));
