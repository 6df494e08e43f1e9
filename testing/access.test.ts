import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '#apps/server/documents.ts'
import { declaredCalls } from '#apps/server/openapi.ts'
import { createAccount } from '#modules/accounts/server/public.ts'
import type { Implemented } from '#platform/server/handler.ts'
import { permissions, roles } from '#platform/shared/access.ts'
import { callPathOf } from '#platform/shared/document/document-address.ts'
import type { Call } from '#platform/shared/call.ts'
import { startTestServer, type TestServer } from './server.ts'

/*
 * Every call × every kind of person, through the server's own guard. Who may is not asked of the code: it stands in
 * `access/calls.tsv` and `access/rules.tsv`, written by hand. A new call fails here until somebody has thought about
 * who may use it and has put it into the list.
 */
const rows = (file: string) =>
  readFileSync(join(import.meta.dirname, 'access', file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'))

const everybody = roles.filter((role) => role !== 'anonymous')
const rightsOf = new Map(
  rows('rules.tsv').map(([rule = '', rights = '']) => [
    rule,
    rights === 'everyone' ? ['anonymous', ...everybody] : rights === 'all' ? everybody : rights.split('+'),
  ]),
)
/**
 * The calls of printable documents pass the guard for everybody, as their pages do: the document's declaration decides
 * behind it, which the tests in the documents' folders and of `platform/server/documents` hold.
 */
const ofDocuments = documents.map(({ document }) => [callPathOf(document), 'GET', 'reads', 'anonymous'])
const listed = new Map(
  [...rows('calls.tsv'), ...ofDocuments].map(([path, method, effect, rule = '']) => [
    `${method} ${path}`,
    { effect, rule },
  ]),
)

const calls = declaredCalls().flatMap(({ calls }) => Object.values(calls))
const nameOf = (call: Call) => `${call.method} ${call.path}`

/** The guard alone is asked: behind it nothing happens, so that no answer depends on what there is. */
const guarded: Implemented = {
  calls: Object.fromEntries(calls.map((call) => [nameOf(call), call])),
  handlers: Object.fromEntries(calls.map((call) => [nameOf(call), () => ({})])),
}

let server: TestServer
beforeAll(async () => {
  const modules = [{ name: 'guarded', implemented: [guarded] }]
  // Not in test mode: nobody holds these empty answers against the contracts.
  server = await startTestServer({ replaces: true, modules, config: { mode: 'production', logLevel: 'silent' } })
})
afterAll(() => server.close())

type Answer = 'passes' | 'notSignedIn' | 'notAllowed'

/** What the guard says; whatever comes after it (strict input, mostly) is a pass. */
async function ask(call: Call, token: string | null): Promise<Answer> {
  const { statusCode, body } = await server.app.inject({
    method: call.method,
    url: call.path,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  })
  expect(statusCode, `${nameOf(call)}: ${body}`).not.toBe(500)
  if (statusCode === 401) return 'notSignedIn'
  return statusCode === 403 ? 'notAllowed' : 'passes'
}

/** The calls that the list knows; the first test tells of the others. */
const known = calls.filter((call) => listed.has(nameOf(call)))

async function answers(token: string | null): Promise<Record<string, Answer>> {
  return Object.fromEntries(await Promise.all(known.map(async (call) => [nameOf(call), await ask(call, token)])))
}

/** What the list says for somebody with these rights; null: a visitor. */
function wanted(rights: readonly string[] | null): Record<string, Answer> {
  return Object.fromEntries(
    [...listed].map(([name, { rule }]) => {
      const passing = rightsOf.get(rule) ?? []
      if (rights === null) return [name, passing.includes('anonymous') ? 'passes' : 'notSignedIn']
      const passes = passing.includes('anonymous') || rights.some((right) => passing.includes(right))
      return [name, passes ? 'passes' : 'notAllowed']
    }),
  )
}

test('the list knows every call, and no other', () => {
  expect(
    [...listed.keys()].sort(),
    'Think about who may use a new call, then add its line to testing/access/calls.tsv.',
  ).toEqual(calls.map(nameOf).sort())
  for (const call of known) {
    expect({ effect: call.effect, rule: call.who }, nameOf(call)).toEqual(listed.get(nameOf(call)))
    expect(rightsOf.has(call.who), call.who).toBe(true)
  }
})

describe('who passes', () => {
  test('a visitor', async () => expect(await answers(null)).toEqual(wanted(null)))

  test.each(everybody)('%s', async (role) => {
    await createAccount(server.db, { email: `${role}@roles.example`, role, nameAr: role, nameEn: role })
    const asker = await server.as(`${role}@roles.example`)
    expect(await answers(await asker.token())).toEqual(wanted([role]))
  })

  // On top of each role, a permission opens its own area and nothing else.
  test.each(permissions)('an evaluator or a trainee who holds %s', async (permission) => {
    for (const role of ['evaluator', 'trainee'] as const) {
      const email = `${permission}-${role}@roles.example`
      await createAccount(server.db, { email, role, permissions: [permission], nameAr: role, nameEn: role })
      const asker = await server.as(email)
      expect(await answers(await asker.token())).toEqual(wanted([role, permission]))
    }
  })
})

/** With a dead token even what visitors may read asks to sign in again; what they may write stays open to them. */
const wantedOfDeadToken = () =>
  Object.fromEntries(
    [...listed].map(([name, { rule, effect }]) => [
      name,
      rule === 'anonymous' && effect === 'writes' ? 'passes' : 'notSignedIn',
    ]),
  )

test('an account that is switched off, a session that is over, a token that has ended: nobody', async () => {
  await createAccount(server.db, { email: 'off@roles.example', role: 'admin', nameAr: 'x', nameEn: 'x' })
  const off = await (await server.as('off@roles.example')).token()
  const accounts = server.db.updateTable('accounts.account').where('email', '=', 'off@roles.example')
  await accounts.set({ state: 'inactive' }).execute()
  expect(await answers(off)).toEqual(wantedOfDeadToken())

  const nadia = await server.as('nadia')
  const token = await nadia.token()
  server.at(new Date(Date.now() + 601_000))
  expect(await answers(token)).toEqual(wantedOfDeadToken())
  server.at()
  await server.db.updateTable('signin.session').set({ revoked_at: new Date().toISOString() }).execute()
  expect(await answers(token)).toEqual(wantedOfDeadToken())
})

test('no GET has a HEAD twin, and GETs that write are refused to other sites', async () => {
  const token = await (await server.as('nadia')).token()
  const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site' }
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    const head = await server.app.inject({ method: 'HEAD', url: call.path, headers })
    expect(head.statusCode, nameOf(call)).toBe(404)
    if (call.effect !== 'writes' || !wanted(['admin'])[nameOf(call)]?.startsWith('passes')) continue
    const { statusCode } = await server.app.inject({ method: 'GET', url: call.path, headers })
    expect(statusCode, nameOf(call)).toBe(403)
  }
})

test('the published GETs that change things are known as such', () => {
  for (const path of [
    '/api/CourseClass/ConfirmCourseClass',
    '/api/CourseClass/InstructorConfirmation',
    '/api/CourseClass/InstructorReject',
    '/api/Instructor/SetAsNotNew',
    '/SetAllNotificationAsNotNew',
    '/SetNotificationAsRead',
    '/SetNotificationAsNotNew',
    '/api/Trainee/SaveCertificateForNoCourse',
    '/api/Trainee/SaveTraineeCertificate',
    '/api/Trainee/DeleteOldAnswers',
    '/logout',
  ]) {
    const call = listed.get(`GET ${path}`)
    if (call) expect(call.effect, path).toBe('writes')
  }
})
