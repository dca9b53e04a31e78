// A lock between processes. Runs on any Node.js from 18 and before anything is installed, so it
// imports nothing but Node.js itself.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const RETRY_MS = 200;

/** Runs the work while no other process does that uses the same lock; a lock of a dead process is void. */
export async function alone(lock, onWaiting, work) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let waits = 0; !tryLock(lock); waits++) {
    if (waits === 0) onWaiting();
    await wait(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function tryLock(lock) {
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, lock); // at once with its content, and only if there is none
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  } finally {
    rmSync(mine);
  }
  if (!isAlive(ownerOf(lock))) rmSync(lock, { force: true });
  return false;
}

function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, "utf8"));
  } catch {
    return undefined; // released in the meantime
  }
}

function isAlive(pid) {
  if (pid === undefined) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
