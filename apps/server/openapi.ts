import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openapiDocument as documentOf, type DocumentedModule } from '#platform/server/http/replies/openapi.ts'
import { FirstAnswers } from '#platform/server/http/pages/first-answers.ts'
import { areaOfCalls } from '#modules/integrations/server/public.ts'
import { liveCalls } from '#platform/server/live/calls.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { secretsFrom } from '#platform/server/configuration/secrets.ts'
import { pieceCalls } from '#platform/shared/file-pieces.ts'
import { fileCalls } from '#platform/shared/files.ts'
import { serverModules } from './modules.ts'

/** Every declared call by its module; `platform` has those that belong to none. */
export function declaredCalls(modules: readonly ModuleServer[] = withoutServer()): readonly DocumentedModule[] {
  return [
    { module: 'platform', calls: { ...fileCalls, ...pieceCalls, ...liveCalls } },
    ...modules.map(({ name, implemented }) => ({
      module: name,
      calls: Object.assign({}, ...implemented.map(({ calls }) => calls)) as DocumentedModule['calls'],
    })),
  ]
}

/** The OpenAPI document, made without a database. */
export const openapiDocument = (modules?: readonly ModuleServer[]): Record<string, unknown> =>
  documentOf(declaredCalls(modules), version(), areaOfCalls(modules ?? withoutServer()))

/** The modules as far as they are known without a server. */
export const withoutServer = (): readonly ModuleServer[] =>
  serverModules({
    secrets: secretsFrom('nothing is signed with this'),
    sample: null,
    publicUrl: '',
    hasMailbox: false,
    firstAnswers: new FirstAnswers(),
    identityProviders: [],
    onProviderFailure: () => undefined,
    ownUrl: '',
    sendsMail: false,
    webhookInsideHosts: [],
  })

function version(): string {
  const file = join(import.meta.dirname, '../../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
