import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, decodeJwt, type JWTPayload } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import type { IdentityProvider } from '#platform/server/configuration/identity-providers.ts'

/** Somebody with an account at the provider. They log in there by their key in `people`, with any password. */
export interface ProviderPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: unknown
}

export interface TestIdentityProvider {
  /** As the configuration names it. `public`: a client without a secret. */
  readonly entry: (id: string, client?: 'confidential' | 'public') => IdentityProvider
  readonly people: Map<string, ProviderPerson>
  /** Seconds for which the next identity tokens are good. */
  tokenLife: number
  /** Changes the claims of the next identity tokens, which the provider signs again. */
  changeClaims: ((claims: JWTPayload) => JWTPayload) | null
  /** Changes the next identity tokens themselves. */
  changeToken: ((token: string) => string) | null
  /** The status with which it answers everything from now on; `silent`: it does not answer. */
  outOfOrder: number | 'silent' | null
  readonly stop: () => Promise<void>
}

const secret = 'known to this test and its provider alone'
const key = { alg: 'RS256', kid: 'test' }

/** A certified provider on a free port, with the log-in and consent pages that it brings. It sends browsers back to `callback` only. */
export async function startIdentityProvider(
  callback: string,
  options: { readonly emailInToken?: boolean } = {},
): Promise<TestIdentityProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair(key.alg, { extractable: true })

  const running: TestIdentityProvider = {
    people: new Map(),
    tokenLife: 3600,
    changeClaims: null,
    changeToken: null,
    outOfOrder: null,
    entry: (id, client = 'confidential') => ({
      id,
      name: { ar: `الدخول الموحّد ${id}`, en: `Single sign-on ${id}`, fr: `Connexion unique ${id}` },
      issuer,
      clientId: client,
      clientSecret: client === 'public' ? null : secret,
      clientAuthentication: 'client_secret_basic',
    }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  const client = { redirect_uris: [callback], response_types: ['code'], grant_types: ['authorization_code'] } as const
  const provider = new Provider(issuer, {
    clients: [
      { ...client, client_id: 'confidential', client_secret: secret },
      { ...client, client_id: 'public', token_endpoint_auth_method: 'none' },
    ] as unknown as NonNullable<Configuration['clients']>,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), ...key, use: 'sig' }] } as NonNullable<Configuration['jwks']>,
    cookies: { keys: [secret] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: [] },
    conformIdTokenClaims: !options.emailInToken,
    pkce: { required: () => true },
    ttl: {
      IdToken: () => running.tokenLife,
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context, login) => {
      const person = running.people.get(login)
      return person && { accountId: login, claims: async () => ({ ...person }) as { sub: string } }
    },
  })
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string } | undefined
    if (!context.path.endsWith('/token') || !body?.id_token) return
    if (running.changeClaims) {
      const claims = running.changeClaims(decodeJwt(body.id_token))
      body.id_token = await new SignJWT(claims).setProtectedHeader(key).sign(privateKey)
    }
    body.id_token = running.changeToken?.(body.id_token) ?? body.id_token
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (running.outOfOrder === 'silent') return
    if (running.outOfOrder === null) return void answer(request, response)
    response.writeHead(running.outOfOrder).end()
  })
  return running
}
