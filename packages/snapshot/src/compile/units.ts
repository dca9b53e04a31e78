import type { CompiledBackend } from "@edge-gateway/gateway/exchange/backend";
import type { CompiledRoute } from "@edge-gateway/gateway/pipeline/compiled";
import type { RouteEntry } from "@edge-gateway/gateway/route/route-table";

/** A computation in steps: requests may be handled between two steps. */
export type Steps<Result> = Generator<undefined, Result>;

/**
 * A compiled part of a configuration, with the names of all objects that were read for it. Later
 * configurations reuse the unit until one of these objects changes.
 */
export interface Unit<Value = unknown> {
  readonly value: Value;
  readonly reads: readonly string[];
  /** Other units that the unit uses. */
  readonly parts: readonly Unit[];
  /** Enters itself into the units of a configuration; returns whether it was not among them. */
  enter(units: Units): boolean;
  close(): void;
  /** The number of configurations that use the unit. */
  users: number;
}

/** The units of a configuration, which a later configuration may reuse. */
export class Units {
  readonly routes = new UnitTable<RouteEntry<CompiledRoute>>();
  readonly backends = new UnitTable<CompiledBackend>();

  *all(): Generator<Unit> {
    yield* this.backends.values();
    yield* this.routes.values();
  }
}

/** Units by the place where they are used, and the source object that they are compiled from: there are few places. */
class UnitTable<Value> {
  readonly #places = new Map<string, Map<object, Unit<Value>>>();

  get(source: object, place: string): Unit<Value> | undefined {
    return this.#places.get(place)?.get(source);
  }

  set(source: object, place: string, unit: Unit<Value>): void {
    let units = this.#places.get(place);
    if (units === undefined) this.#places.set(place, (units = new Map()));
    units.set(source, unit);
  }

  *values(): Generator<Unit<Value>> {
    for (const units of this.#places.values()) yield* units.values();
  }
}

/** Identifies a unit: its source object, the place where it is used, and the table for units of its kind. */
export interface UnitPlace<Value> {
  readonly source: object;
  readonly place: string;
  readonly table: (units: Units) => UnitTable<Value>;
}

/** Compiles the units of a configuration, or reuses units of the running configuration. */
export class Build {
  /** Number of units that were compiled instead of reused. */
  compiled = 0;
  #running: Units;
  readonly #changed: ReadonlySet<string>;
  #made = new Units();
  #outside = new Frame();
  #frame = this.#outside;
  /** Each name once: thousands of units read the same objects. */
  #names = new Map<string, string>();
  /** Lists of a single part, by this: thousands of units use the same one. */
  #alone = new Map<Unit, readonly Unit[]>();

  /**
   * @param running the units of the running configuration
   * @param changed names of the objects that differ from the running configuration
   */
  constructor(running: Units, changed: ReadonlySet<string>) {
    this.#running = running;
    this.#changed = changed;
  }

  noteRead(name: string): void {
    const known = this.#names.get(name);
    if (known === undefined) this.#names.set(name, name);
    this.#frame.reads.add(known ?? name);
  }

  /**
   * Registers a function that releases resources of the part that is being compiled. Such functions are
   * called in the order of registration.
   */
  closing(close: () => void): void {
    this.#frame.closers.push(close);
  }

  /** Registers a function that releases resources before all other registered functions do. */
  closingFirst(close: () => void): void {
    this.#frame.closers.unshift(close);
  }

  /** Returns the value of a unit; `compile` creates the value if no unit can be reused. */
  *unit<Value>(at: UnitPlace<Value>, compile: () => Steps<Value>): Steps<Value> {
    const known = this.#known(at);
    if (known !== undefined) return this.#use(known);
    const outer = this.#begin();
    try {
      return this.#end(outer, at, yield* compile());
    } catch (error) {
      this.#abandon(outer);
      throw error;
    }
  }

  /** Returns the value of a unit that is compiled in a single step; see {@link unit}. */
  unitAtOnce<Value>(at: UnitPlace<Value>, compile: () => Value): Value {
    const known = this.#known(at);
    if (known !== undefined) return this.#use(known);
    const outer = this.#begin();
    try {
      return this.#end(outer, at, compile());
    } catch (error) {
      this.#abandon(outer);
      throw error;
    }
  }

  /** Ends the build; the units are used until `close` is called. */
  finish(): { readonly units: Units; readonly close: () => void } {
    const [units, frame] = [this.#made, this.#outside];
    // The compiled parts refer to this object, and may be kept for long, so everything else is freed.
    this.#running = new Units();
    this.#made = new Units();
    this.#outside = new Frame();
    this.#frame = this.#outside;
    this.#names = new Map();
    this.#alone = new Map();
    return {
      units,
      close() {
        frame.close();
        for (const unit of units.all()) leave(unit);
      },
    };
  }

  #known<Value>({ source, place, table }: UnitPlace<Value>): Unit<Value> | undefined {
    const made = table(this.#made).get(source, place);
    if (made !== undefined) return made;
    const running = table(this.#running).get(source, place);
    return running?.reads.some((name) => this.#changed.has(name)) === false ? running : undefined;
  }

  /** Starts a new frame; returns the previous frame, to which {@link #end} returns. */
  #begin(): Frame {
    const outer = this.#frame;
    this.#frame = new Frame();
    return outer;
  }

  #end<Value>(outer: Frame, at: UnitPlace<Value>, value: Value): Value {
    const frame = this.#frame;
    this.#frame = outer;
    this.compiled += 1;
    return this.#use(new CompiledUnit(at, value, frame, this.#partsOf(frame)));
  }

  /** The parts of a unit, without the room in which the list grew. */
  #partsOf({ parts }: Frame): readonly Unit[] {
    const [first] = parts;
    if (first === undefined) return NONE;
    if (parts.length > 1) return [...parts];
    let alone = this.#alone.get(first);
    if (alone === undefined) this.#alone.set(first, (alone = [first]));
    return alone;
  }

  #abandon(outer: Frame): void {
    this.#frame.close();
    this.#frame = outer;
  }

  #use<Value>(unit: Unit<Value>): Value {
    this.#hold(unit);
    // What is outside of every unit is made anew for each configuration.
    if (this.#frame !== this.#outside) {
      this.#frame.parts.push(unit);
      for (const name of unit.reads) this.#frame.reads.add(name);
    }
    return unit.value;
  }

  #hold(unit: Unit): void {
    if (!unit.enter(this.#made)) return;
    unit.users += 1;
    for (const part of unit.parts) this.#hold(part);
  }
}

const NONE: readonly never[] = [];

/** A unit may be kept for long, and there may be thousands: lists are copied without the room in which they grew. */
class CompiledUnit<Value> implements Unit<Value> {
  readonly value: Value;
  readonly reads: readonly string[];
  readonly parts: readonly Unit[];
  users = 0;
  readonly #source: object;
  readonly #place: string;
  readonly #table: UnitPlace<Value>["table"];
  readonly #closers: readonly (() => void)[];

  constructor(
    { source, place, table }: UnitPlace<Value>,
    value: Value,
    frame: Frame,
    parts: readonly Unit[],
  ) {
    this.#source = source;
    this.#place = place;
    this.#table = table;
    this.value = value;
    this.reads = [...frame.reads];
    this.parts = parts;
    this.#closers = frame.closers.length === 0 ? NONE : [...frame.closers];
  }

  enter(units: Units): boolean {
    const table = this.#table(units);
    const isNew = table.get(this.#source, this.#place) !== this;
    if (isNew) table.set(this.#source, this.#place, this);
    return isNew;
  }

  close(): void {
    closeAll(this.#closers);
  }
}

function leave(unit: Unit): void {
  unit.users -= 1;
  if (unit.users === 0) unit.close();
}

/** Records what a unit uses while the unit is compiled. */
class Frame {
  readonly reads = new Set<string>();
  readonly closers: (() => void)[] = [];
  readonly parts: Unit[] = [];

  close(): void {
    closeAll(this.closers);
  }
}

function closeAll(closers: readonly (() => void)[]): void {
  for (const closer of closers) closer();
}
