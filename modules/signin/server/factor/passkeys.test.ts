import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { askedForCode, loggedIn, mailedCode, setUpApp } from '#testing/sign-in.ts'
import { softwarePasskey, type SoftwarePasskey } from '#testing/servers/software-passkey.ts'
import { signinCalls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer({ config: { publicUrl: 'http://localhost:8080' } })))
afterAll(() => server.close())

const start = Date.now()
const at = (seconds: number) => server.at(new Date(start + seconds * 1000))
beforeEach(() => at(0))

const password = castPassword
const login = (who: CastKey) => server.anonymous.send(signinCalls.login, { body: { email: cast[who].email, password } })
const options = async (attemptId: string) =>
  (await server.anonymous.send(signinCalls.getPasskeyOptions, { body: { attemptId } })).options
const verify = (attemptId: string, passkey: ReturnType<SoftwarePasskey['signed']>) =>
  server.anonymous.send(signinCalls.verifyPasskey, { body: { attemptId, passkey } })
const letters = async (who: CastKey) =>
  (
    await server.db
      .selectFrom('platform.outbox_mail')
      .select('kind')
      .where('to_address', '=', cast[who].email)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)

async function addPasskey(who: CastKey, key = softwarePasskey(), Name = 'Laptop') {
  const asker = await server.as(who)
  const begun = await asker.send(signinCalls.beginPasskey, { body: { password } })
  const body = { attemptId: begun.attemptId, Name, passkey: key.made(begun.options) }
  const { RecoveryCodes } = await asker.send(signinCalls.confirmPasskey, { body })
  return { asker, key, RecoveryCodes, body }
}

test('a passkey is added after the password, is asked for at the log-in, and signs each challenge once', async () => {
  const { asker, key, RecoveryCodes, body } = await addPasskey('layla')
  expect(RecoveryCodes).toHaveLength(10)
  expect((await refusalOf(asker.send(signinCalls.confirmPasskey, { body }))).code).toBe('stepOver')
  expect(await asker.send(signinCalls.getSecurity)).toMatchObject({
    Passkeys: [{ Name: 'Laptop', LastUsedAt: null }],
    RecoveryCodesLeft: 10,
    HasAuthenticator: false,
  })
  const asked = await askedForCode(login('layla'))
  expect(asked).toMatchObject({ method: 'passkey', methods: ['passkey'] })
  const signed = key.signed(await options(asked.attemptId))
  await loggedIn(verify(asked.attemptId, signed))
  // The same signature opens neither this log-in again nor the next one.
  expect((await refusalOf(verify(asked.attemptId, signed))).code).toBe('stepOver')
  const next = await askedForCode(login('layla'))
  expect((await refusalOf(verify(next.attemptId, signed))).code).toBe('wrongCode')
  await options(next.attemptId)
  expect((await refusalOf(verify(next.attemptId, signed))).code).toBe('wrongCode')
  await loggedIn(verify(next.attemptId, key.signed(await options(next.attemptId))))
  // A recovery code stands in for it.
  const third = await askedForCode(login('layla'))
  await loggedIn(
    server.anonymous.send(signinCalls.verifyOtp, { body: { attemptId: third.attemptId, code: RecoveryCodes[0]! } }),
  )
  expect(await letters('layla')).toEqual(['passkeyAdded', 'recoveryCodeUsed'])
})

test('another site, another origin, another key and another’s key open nothing', async () => {
  const { key } = await addPasskey('yusuf')
  const { key: others } = await addPasskey('mariam')
  const { attemptId } = await askedForCode(login('yusuf'))
  const wrong = [
    key.signed(await options(attemptId), { origin: 'https://diwan.example.evil' }),
    key.signed(await options(attemptId), { rpId: 'evil' }),
    { ...softwarePasskey().signed(await options(attemptId)), id: key.id, rawId: key.id },
    others.signed(await options(attemptId)),
  ]
  // Each try has to be for the newest challenge: only the last of them is.
  for (const passkey of wrong) {
    const latest = passkey === wrong.at(-1)
    expect((await refusalOf(verify(attemptId, passkey))).code, String(latest)).toBe('wrongCode')
  }
  await loggedIn(verify(attemptId, key.signed(await options(attemptId))))

  const asker = await server.as('yusuf')
  const begun = await asker.send(signinCalls.beginPasskey, { body: { password } })
  const passkey = softwarePasskey().made(begun.options, { origin: 'http://localhost:9999' })
  const body = { attemptId: begun.attemptId, Name: 'x', passkey }
  expect((await refusalOf(asker.send(signinCalls.confirmPasskey, { body }))).code).toBe('wrongCode')
  // What another person began is not finished here.
  const foreign = { ...body, passkey: softwarePasskey().made(begun.options) }
  expect((await refusalOf((await server.as('mariam')).send(signinCalls.confirmPasskey, { body: foreign }))).code).toBe(
    'wrongCode',
  )
  expect((await refusalOf(asker.send(signinCalls.beginPasskey, { body: { password: 'wrong-Password-1' } }))).code).toBe(
    'wrongOldPassword',
  )
})

test('a counter that does not move on was copied: it is refused, and the owner told', async () => {
  const { key } = await addPasskey('hany')
  const first = await askedForCode(login('hany'))
  key.counter = 40
  await loggedIn(verify(first.attemptId, key.signed(await options(first.attemptId))))
  const second = await askedForCode(login('hany'))
  key.counter = 40
  const copied = verify(second.attemptId, key.signed(await options(second.attemptId)))
  expect((await refusalOf(copied)).code).toBe('wrongCode')
  expect(await letters('hany')).toEqual(['passkeyAdded', 'passkeyCopied'])
  await loggedIn(verify(second.attemptId, key.signed(await options(second.attemptId))))
})

test('one device gives its key once; names change; the last one of staff stays', async () => {
  const { asker, key } = await addPasskey('salma')
  const begun = await asker.send(signinCalls.beginPasskey, { body: { password } })
  expect((begun.options as { excludeCredentials: { id: string }[] }).excludeCredentials[0]!.id).toBe(key.id)
  const again = { attemptId: begun.attemptId, Name: 'again', passkey: key.made(begun.options) }
  expect((await refusalOf(asker.send(signinCalls.confirmPasskey, { body: again }))).code).toBe('passkeyKnown')
  const [first] = (await asker.send(signinCalls.getSecurity)).Passkeys
  await asker.send(signinCalls.renamePasskey, { body: { ID: first!.ID, Name: 'هاتفي' } })
  const elsewhere = (await server.as('omar')).send(signinCalls.renamePasskey, { body: { ID: first!.ID, Name: 'mine' } })
  expect((await refusalOf(elsewhere)).status).toBe(404)
  expect((await asker.send(signinCalls.getSecurity)).Passkeys).toMatchObject([{ Name: 'هاتفي' }])
  const remove = (ID: number) => asker.send(signinCalls.removePasskey, { body: { ID, password } })
  expect((await refusalOf(remove(first!.ID))).code).toBe('lastFactor')
  const { RecoveryCodes } = await addPasskey('salma', softwarePasskey(), 'Other')
  expect(RecoveryCodes).toEqual([])
  await remove(first!.ID)
  expect((await asker.send(signinCalls.getSecurity)).Passkeys).toMatchObject([{ Name: 'Other' }])
})

test('staff sets up a passkey at the first log-in, and nothing goes round it afterwards', async () => {
  const first = await askedForCode(login('huda'))
  const code = await mailedCode(server.db, cast.huda.email)
  const setUp = await askedForCode(
    server.anonymous.send(signinCalls.verifyOtp, { body: { attemptId: first.attemptId, code } }),
  )
  expect(setUp.method).toBe('setUp')
  const { attemptId } = setUp
  // The attempt opens nothing else, and no session without a factor.
  const asCode = server.anonymous.send(signinCalls.verifyOtp, { body: { attemptId, code } })
  expect((await refusalOf(asCode)).code).toBe('stepOver')
  expect((await refusalOf(options(attemptId))).code).toBe('stepOver')
  const begun = await server.anonymous.send(signinCalls.beginPasskeySetUp, { body: { attemptId } })
  const key = softwarePasskey()
  const finish = (passkey = key.made(begun.options)) =>
    server.anonymous.send(signinCalls.finishSetUp, { body: { attemptId, passkey, Name: 'Desk' } })
  expect((await refusalOf(finish(key.made({ challenge: 'AAAA' })))).code).toBe('wrongCode')
  const done = await finish()
  expect(done).toMatchObject({ status: 200, userData: { userRole: 'trainingcoordinator' } })
  expect(done.RecoveryCodes).toHaveLength(10)
  expect((await refusalOf(finish())).code).toBe('stepOver')

  // A forgotten password does not skip it.
  at(61)
  const { attemptId: reset } = await server.anonymous.send(signinCalls.forgotPassword, {
    body: { email: cast.huda.email },
  })
  const mailed = await mailedCode(server.db, cast.huda.email)
  const { token } = await server.anonymous.send(signinCalls.checkResetCode, {
    body: { attemptId: reset, code: mailed },
  })
  const newPassword = 'Quiet-River-71'
  const body = { token, newPassword, confirmPassword: newPassword }
  const asked = await askedForCode(server.anonymous.send(signinCalls.setPassword, { body }))
  expect(asked.methods).toEqual(['passkey'])
  await loggedIn(verify(asked.attemptId, key.signed(await options(asked.attemptId))))

  // Whoever has lost it sets up anew, after an administrator has taken it off.
  const nadia = await server.as('nadia')
  await nadia.send(signinCalls.resetUserSecondFactor, { body: { ID: done.userId } })
  expect(await letters('huda')).toContain('secondFactorReset')
  at(4000)
  const anew = await askedForCode(
    server.anonymous.send(signinCalls.login, { body: { email: cast.huda.email, password: newPassword } }),
  )
  expect(anew.method).toBe('mail')
  await setUpApp(server, anew)
})
