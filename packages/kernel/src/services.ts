/** The services that one thread provides, by {@link ServiceKey}; empty at first. */
export class Services {}

/**
 * Names a service and its type. The provider and the users of the service share the key, so that code between
 * them does not need to know the service.
 */
export class ServiceKey<Service extends object> {
  readonly name: string;
  readonly #provided = new WeakMap<Services, Service>();

  constructor(name: string) {
    this.name = name;
  }

  provide(services: Services, service: Service): void {
    this.#provided.set(services, service);
  }

  /** @throws Error if no service has the key */
  of(services: Services): Service {
    const service = this.#provided.get(services);
    if (service === undefined) throw new Error(`no service '${this.name}' is provided`);
    return service;
  }
}
