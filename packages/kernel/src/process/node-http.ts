/**
 * Parts of `node:http`. An import statement would read every export, and so load a second HTTP
 * client into each thread: 6 MiB and 40 ms.
 */
export const { createServer, METHODS, request, STATUS_CODES } =
  process.getBuiltinModule("node:http");
