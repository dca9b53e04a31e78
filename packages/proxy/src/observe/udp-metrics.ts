import { MetricGroup } from "@edge-gateway/kernel/metrics/registry";
import { METRICS, UDP_LABELS } from "./metrics/catalogue.ts";

/** What one worker counts of datagrams, beside what it counts of connections. */
export class UdpMetrics {
  readonly group: MetricGroup;
  readonly #dropped;

  constructor(maxSeries: number) {
    this.group = new MetricGroup(UDP_LABELS, maxSeries);
    this.#dropped = this.group.counter(METRICS.udpDropped);
  }

  /** A datagram was not passed on. */
  dropped(bind: string, gateway: string, reason: string): void {
    this.#dropped.add(this.group.intern([bind, gateway, reason]));
  }
}
