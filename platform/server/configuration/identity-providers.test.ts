import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'diwan-providers-'))
afterAll(() => rmSync(folder, { recursive: true }))
const written = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

const company = { id: 'company', name: 'Company', issuer: 'https://login.company.example/realm', clientId: 'diwan' }
const read = (...list: object[]) => readConfig({ OIDC_PROVIDERS: JSON.stringify(list) }).identityProviders
const refusedWith = (text: string) => {
  try {
    readConfig({ OIDC_PROVIDERS: text })
  } catch (error) {
    if (error instanceof ConfigError) return error.message
  }
  return null
}
const refused = (changes: object) => refusedWith(JSON.stringify([{ ...company, ...changes }]))

test('without the variable there is none', () => {
  expect(readConfig({}).identityProviders).toEqual([])
  expect(readConfig({ OIDC_PROVIDERS: '[]' }).identityProviders).toEqual([])
})

test('a list of providers, with secrets from here or from files', () => {
  const city = {
    ...company,
    id: 'city',
    name: { ar: 'المدينة', en: 'City' },
    clientSecretFile: written('secret', 'from a file\n'),
    clientAuthentication: 'client_secret_post',
  }
  expect(read(company, city, { ...company, id: 'third', clientSecret: 'said here' })).toEqual([
    {
      ...company,
      name: { ar: 'Company', en: 'Company', fr: 'Company' },
      clientSecret: null,
      clientAuthentication: 'client_secret_basic',
    },
    {
      id: 'city',
      name: city.name,
      issuer: company.issuer,
      clientId: 'diwan',
      clientSecret: 'from a file',
      clientAuthentication: 'client_secret_post',
    },
    expect.objectContaining({ id: 'third', clientSecret: 'said here' }),
  ])
  const file = written('list.json', JSON.stringify([company]))
  expect(readConfig({ OIDC_PROVIDERS_FILE: file }).identityProviders).toHaveLength(1)
})

test('plain http leads to this machine alone', () => {
  expect(read({ ...company, issuer: 'http://localhost:9000' })).toHaveLength(1)
  for (const issuer of ['http://login.company.example', 'company', 'https://a@b.example', 'https://b.example/?a=1'])
    expect(refused({ issuer })).toMatch('OIDC_PROVIDERS, provider 1: issuer must be an https address')
})

test('what cannot be used is said in one sentence, which names the place and never a secret', () => {
  expect(refusedWith('secret-7')).toBe(
    'OIDC_PROVIDERS is not JSON. It is a list such as [{"id": "…", "name": "…", "issuer": "…"}].',
  )
  expect(refusedWith('{}')).toMatch('OIDC_PROVIDERS must be a JSON list')
  expect(refusedWith('[3]')).toMatch('OIDC_PROVIDERS, provider 1: must be an object')
  expect(refused({ clientId: undefined })).toBe('OIDC_PROVIDERS, provider 1: clientId is missing.')
  expect(refused({ clientId: ' ' })).toBe('OIDC_PROVIDERS, provider 1: clientId must not be empty.')
  expect(refused({ client_secret: 'secret-7' })).toBe('OIDC_PROVIDERS, provider 1: "client_secret" is not known here.')
  expect(refused({ id: 'Company' })).toMatch('id must be small Latin letters')
  expect(refused({ id: 'password' })).toMatch('id must not be "password"')
  expect(refused({ name: {} })).toMatch('name must be text')
  expect(refused({ clientAuthentication: 'private_key_jwt' })).toMatch(
    'clientAuthentication must be client_secret_basic',
  )
  expect(refused({ clientSecret: 'secret-7', clientSecretFile: 'x' })).toMatch('exclude each other')
  expect(refused({ clientSecretFile: join(folder, 'absent') })).toMatch('clientSecretFile cannot be read')
  expect(refused({ clientSecretFile: written('empty', '\n') })).toMatch('clientSecretFile is an empty file')
  expect(refusedWith(JSON.stringify([company, company]))).toMatch('names the provider "company" twice')
})
