import type { SigninParts } from '#modules/signin/server/public.ts'
import type { DocumentReaders } from '#platform/server/documents/parts.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { askOutside } from '#platform/server/outside/post.ts'

/** What the academy's programs need of the server around them. */
export interface IntegrationParts extends SigninParts {
  readonly readers: Pick<DocumentReaders, 'actorOf'>
  readonly modules: AllModules
  /** Hosts of the own network that the operator lets be asked. */
  readonly webhookInsideHosts: readonly string[]
  /** What reaches addresses outside; tests bring another. */
  readonly ask?: typeof askOutside
}
