import { validateIrResource } from "@edge-gateway/generated/validators/ir-resource.js";
import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import type { KnownResources } from "@edge-gateway/xds/client/assembly";
import { SealedFile, type SealedFileOptions } from "../sealed-file.ts";

interface Content {
  readonly resources: readonly (readonly [string, string, IrResource])[];
}

/** The last configuration of the controller in an encrypted file. */
export class SealedCopy {
  readonly #file: SealedFile<Content>;

  constructor(options: Omit<SealedFileOptions<Content>, "parse">) {
    this.#file = new SealedFile({ ...options, parse });
  }

  /** Resolves when the copy is written or that has failed; it is not replaced after that. */
  close(): Promise<void> {
    return this.#file.close();
  }

  /** Replaces the copy. Rejects if the file cannot be written. */
  save(resources: KnownResources): Promise<void> {
    return this.#file.save({
      resources: [...resources].map(([name, { version, resource }]) => [name, version, resource]),
    });
  }

  /** Returns the saved configuration; undefined if there is no usable copy. */
  async read(): Promise<KnownResources | undefined> {
    const content = await this.#file.read();
    return (
      content &&
      new Map(content.resources.map(([name, version, resource]) => [name, { version, resource }]))
    );
  }
}

/** Only this process's key seals the fields, so they have the form that it gave them, or that of another release. */
function parse({ resources }: Readonly<Record<string, unknown>>): Content | undefined {
  const saved = resources as Content["resources"];
  const isValid = saved.every(([, , resource]) => validateIrResource(resource).length === 0);
  return isValid ? { resources: saved } : undefined;
}
