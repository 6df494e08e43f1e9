/** A setting that cannot be used; its message is printed alone, without a stack. */
export class ConfigError extends Error {}
