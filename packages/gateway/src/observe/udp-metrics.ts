import { MetricGroup } from "@edge-gateway/kernel/metrics/registry";
import { METRICS, UDP_LABELS } from "./metrics/catalogue.ts";

/** A worker's datagram metrics, besides its connection metrics. */
export class UdpMetrics {
  readonly group: MetricGroup;
  readonly #dropped;

  constructor(maxSeries: number) {
    this.group = new MetricGroup(UDP_LABELS, maxSeries);
    this.#dropped = this.group.counter(METRICS.udpDropped);
  }

  /** Records a datagram that was dropped. */
  dropped(bind: string, gateway: string, reason: string): void {
    this.#dropped.add(this.group.intern([bind, gateway, reason]));
  }
}
