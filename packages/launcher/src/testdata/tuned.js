import { useAllocator } from "../allocator.js";

useAllocator();
const { argv, env, execArgv, pid } = process;
console.log(JSON.stringify({ rest: argv.slice(2), env, execArgv, pid }));
