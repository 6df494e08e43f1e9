import type { OwnData } from '#platform/server/content/own-data.ts'
import type { AllModules } from '#platform/server/module.ts'

/** What every module of the server says of people. */
export const partsOf = (modules: AllModules): OwnData[] => modules().flatMap((module) => module.ownData ?? [])
