import type { Logger } from "@edge-gateway/kernel/log/logger";
import { ProductLog, parseLevels } from "@edge-gateway/kernel/log/product-log";
import { accessOf } from "@edge-gateway/kube/access";
import { ApiClient } from "@edge-gateway/kube/client";
import { LeaderElection, SOLE_LEADER } from "@edge-gateway/kube/leader-election";
import {
  LEASE_SECONDS,
  RENEWAL_RESERVE_MILLISECONDS,
  RENEW_MILLISECONDS,
  SHUTDOWN_MILLISECONDS,
} from "../bounds.ts";
import { Controller } from "../controller.ts";
import { ControllerMetrics } from "../metrics.ts";
import { ArgumentsError, textFor } from "./command-line.ts";
import { configurationServer, keepCertificate } from "./serve-configuration.ts";
import { serveHealth, serveMetrics } from "./servers.ts";
import { readSettings, SettingsError } from "../settings.ts";
import type { KnownSettings } from "../settings.ts";

const FAILED = 1;
const INVALID = 2;

/** Runs a controller until it receives a signal, or prints what is asked for; returns the exit status. */
export async function runController(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: Pick<NodeJS.WriteStream, "write">,
): Promise<number> {
  try {
    const text = textFor(args);
    if (text !== undefined) {
      output.write(text);
      return 0;
    }
    const settings = readSettings(environment);
    const log = new ProductLog(
      { format: settings.logFormat, write: (line) => void output.write(line), wallClock: Date.now },
      parseLevels(settings.logLevel),
    ).logger("controller");
    await run(settings, log);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`error: ${message}\n`);
    return error instanceof SettingsError || error instanceof ArgumentsError ? INVALID : FAILED;
  }
}

async function run(settings: KnownSettings, log: Logger): Promise<void> {
  const client = new ApiClient(accessOf());
  const election = settings.leaderElection ? electionOf(client, settings, log) : undefined;
  const metrics = new ControllerMetrics();
  const leadership = election ?? SOLE_LEADER;
  await using server = configurationServer({ client, settings, log });
  const controller = new Controller({
    client,
    settings,
    leadership,
    metrics,
    log,
    ...(server === undefined ? {} : { server }),
  });
  server?.tell(controller);
  await using health = await serveHealth(settings.healthAddr, () => [
    ...controller.pending,
    ...(server?.pending ?? []),
  ]);
  await using stats = await serveMetrics(settings.metricsAddr, () => {
    controller.measure();
    return metrics.snapshot();
  });
  log.info("started", {
    health: health.address,
    metrics: stats.address,
    configuration: await server?.listen(),
    name: settings.podName,
  });
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      stop.abort();
      setTimeout(() => process.exit(FAILED), SHUTDOWN_MILLISECONDS).unref();
    });
  const elected = (isLeader: boolean): void => {
    log.info(isLeader ? "this replica now leads" : "this replica no longer leads");
    if (isLeader) controller.elected();
    else controller.deposed();
  };
  const serving = { client, leadership, settings, log };
  const certificates = server && keepCertificate(server, controller, serving, stop.signal);
  // The lease is released after the last write has ended.
  const released = new AbortController();
  const elections = election?.run(released.signal, elected);
  await controller.run(stop.signal);
  released.abort();
  await Promise.all([elections, certificates]);
  log.info("stopped");
}

function electionOf(client: ApiClient, settings: KnownSettings, log: Logger): LeaderElection {
  return new LeaderElection(client, {
    namespace: settings.podNamespace,
    name: settings.leaseName,
    identity: `${settings.podName}_${crypto.randomUUID()}`,
    leaseSeconds: LEASE_SECONDS,
    renewMilliseconds: RENEW_MILLISECONDS,
    renewalReserveMilliseconds: RENEWAL_RESERVE_MILLISECONDS,
    failed: (message) =>
      log.warn("the lease could not be acquired; the controller will try again", {
        error: message,
      }),
  });
}
