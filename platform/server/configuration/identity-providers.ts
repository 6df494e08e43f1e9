import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { Trilingual } from '#platform/shared/text.ts'
import { ConfigError } from './config-error.ts'

/** An OpenID Connect provider that people may sign in through, as the environment names it. */
export interface IdentityProvider {
  /** Short and stable: it stands in the person's `providerId` and in event rows. */
  readonly id: string
  /** What the button says. */
  readonly name: Trilingual
  /** Its discovery document lies below this address. Plain http on this machine alone. */
  readonly issuer: string
  readonly clientId: string
  /** Null: a public client, which has PKCE alone. */
  readonly clientSecret: string | null
  readonly clientAuthentication: 'client_secret_basic' | 'client_secret_post'
}

type Env = Readonly<Record<string, string | undefined>>

const text = z.string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text') })
const filled = text.trim().min(1, 'must not be empty').max(500, 'is too long')
const name = z.union([
  filled.transform((text) => ({ ar: text, en: text, fr: text })),
  z
    .strictObject({ ar: filled.optional(), en: filled.optional(), fr: filled.optional() })
    .refine((names) => Boolean(names.ar || names.en || names.fr), 'must not be empty'),
])

const entry = z.strictObject({
  id: text
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be small Latin letters, digits and dashes, a letter first, at most 40')
    .refine((id) => id !== 'password', 'must not be "password", which means a log-in without a provider'),
  name: z.custom((given) => name.safeParse(given).success, 'must be text, or texts under "ar", "en" and "fr"'),
  issuer: filled.refine(isIssuer, 'must be an https address without query or fragment (http only on this machine)'),
  clientId: filled,
  clientSecret: filled.optional(),
  clientSecretFile: filled.optional(),
  clientAuthentication: z
    .enum(['client_secret_basic', 'client_secret_post'], 'must be client_secret_basic or client_secret_post')
    .default('client_secret_basic'),
})

/**
 * The list of `OIDC_PROVIDERS` (JSON), or of the file that `OIDC_PROVIDERS_FILE` names. No sentence of a refusal quotes
 * what was given: a secret may stand in it.
 */
export function readIdentityProviders(env: Env): readonly IdentityProvider[] {
  const file = env['OIDC_PROVIDERS_FILE']?.trim()
  const text = file ? contentOf(file, 'OIDC_PROVIDERS_FILE') : env['OIDC_PROVIDERS']?.trim()
  if (!text) return []
  const list = parsed(text)
  if (!Array.isArray(list)) throw new ConfigError('OIDC_PROVIDERS must be a JSON list: [{"id": "…", …}].')
  const providers = list.map((each, at) => provider(each, `OIDC_PROVIDERS, provider ${at + 1}`))
  const twice = providers.find((each, at) => providers.findIndex(({ id }) => id === each.id) !== at)
  if (twice)
    throw new ConfigError(`OIDC_PROVIDERS names the provider "${twice.id}" twice: each needs an id of its own.`)
  return providers
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ConfigError('OIDC_PROVIDERS is not JSON. It is a list such as [{"id": "…", "name": "…", "issuer": "…"}].')
  }
}

function provider(given: unknown, where: string): IdentityProvider {
  const result = entry.safeParse(given)
  if (!result.success) throw new ConfigError(`${where}: ${sentence(result.error.issues[0]!)}`)
  const { clientSecret, clientSecretFile, ...rest } = result.data
  if (clientSecret && clientSecretFile)
    throw new ConfigError(`${where}: clientSecret and clientSecretFile exclude each other.`)
  const secret = clientSecretFile ? contentOf(clientSecretFile, `${where}: clientSecretFile`) : (clientSecret ?? null)
  if (secret === '') throw new ConfigError(`${where}: clientSecretFile is an empty file.`)
  return { ...rest, name: name.parse(rest.name), clientSecret: secret }
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `"${issue.keys.join('", "')}" is not known here.`
  const field = issue.path.join('.')
  if (!field) return 'must be an object: {"id": "…", …}.'
  return `${field} ${issue.message}.`
}

function contentOf(file: string, where: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new ConfigError(`${where} cannot be read: ${file}`)
  }
}

const thisMachine = ['localhost', '127.0.0.1', '[::1]']

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash, username, password } = new URL(text)
  if (search || hash || username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && thisMachine.includes(hostname))
}
