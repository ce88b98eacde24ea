declare global {
  interface ImportMetaEnv {
    /** Of the package; vite.config.ts writes it here. */
    readonly PACKAGE_VERSION: string;
  }
}

export const version = import.meta.env.PACKAGE_VERSION;
