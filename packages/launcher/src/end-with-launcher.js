// Preloaded into the launched process: when the launcher is gone, however it went, end gracefully.
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
