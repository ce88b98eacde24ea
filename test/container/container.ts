/** The server as its image has it: built, started, ended and started again with the same data. */
export interface Container {
  readonly address: string;
  build(): Promise<void>;
  start(): void;
  /** Is it well, by what the image itself says about that? */
  isWell(): boolean;
  /** Ends it by SIGTERM. The result is the code that it ended with. */
  stop(): Promise<number | undefined>;
  remove(): void;
}
