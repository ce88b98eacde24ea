import type { Needs, Scene, StoreName } from '../scene.ts';

/** Something that goes wrong and is mended again, while people play. */
export interface Fault extends Needs {
  /** As `npm run torture -- --help` says it. */
  readonly what: string;
  /** Left out: with both. */
  readonly only?: StoreName;
  begin(scene: Scene): void | Promise<void>;
  /** Resolves when what is expected meanwhile has been seen. */
  meanwhile(scene: Scene): Promise<void>;
  end(scene: Scene): void | Promise<void>;
}
