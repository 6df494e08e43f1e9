import { Secret, TOTP } from 'otpauth'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { createAccount } from '#modules/accounts/server/public.ts'
import { libraryCalls } from '#modules/library/contract/calls.ts'
import { occasionsCalls } from '#modules/occasions/contract/calls.ts'
import { peopleCalls, signupCalls } from '#modules/people/contract/calls.ts'
import { passportColumns } from '#modules/people/server/passports/passport.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import type { Call } from '#platform/shared/call.ts'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import type { Asker } from '../../asker.ts'
import type { TestServer } from '../../server.ts'
import { askedForCode, loggedIn, mailedCode, mailedToken } from '../../sign-in.ts'
import { cast, castPassword } from '../../stages/cast.ts'
import { upload } from '../../stages/upload.ts'

/** A secret that somebody was told or typed, and the tables that have to hold it as it is. */
export interface Given {
  readonly what: string
  readonly secret: string
  readonly stands: readonly string[]
}

const told = (what: string, ...secrets: readonly string[]): Given[] =>
  secrets.map((secret) => ({ what, secret, stands: [] }))
/** The letter waits there until it is sent. */
const mailed = (what: string, secret: string): Given => ({ what, secret, stands: ['platform.outbox_mail'] })
const tokens = (what: string, reply: { accessToken: string; refreshToken: string }) =>
  told(what, reply.accessToken, reply.refreshToken)

/** Everybody here sends with a key, as pages do; `again` sends all of it once more under the same keys. */
export function keyed(server: TestServer) {
  const sent: (() => Promise<unknown>)[] = []
  const of = (asker: Asker): Asker => ({
    ...asker,
    send: ((call: Call, input?: object) => {
      const options = { key: `key-of-request-${sent.length}` }
      sent.push(() => asker.raw(call, input, options))
      return (asker.send as (call: Call, input: object, options: object) => Promise<unknown>)(
        call,
        input ?? {},
        options,
      )
    }) as Asker['send'],
  })
  return {
    anonymous: of(server.anonymous),
    as: async (who: string) => of(await server.as(who)),
    again: async () => {
      for (const send of sent) await send()
    },
  }
}
export type Keyed = ReturnType<typeof keyed>

/** Staff logs in for the first time: password, mailed code, app, recovery codes; then acts as somebody. */
export async function ofStaff({ db, now }: TestServer, { anonymous, as }: Keyed): Promise<Given[]> {
  const { email } = cast.nadia
  const asked = await askedForCode(anonymous.send(signinCalls.login, { body: { email, password: castPassword } }))
  const code = await mailedCode(db, email)
  const { attemptId } = await askedForCode(
    anonymous.send(signinCalls.verifyOtp, { body: { attemptId: asked.attemptId, code } }),
  )
  const begun = await anonymous.send(signinCalls.beginAppSetUp, { body: { attemptId } })
  const app = new TOTP({ secret: Secret.fromBase32(begun.Secret) })
  const done = await anonymous.send(signinCalls.finishSetUp, {
    body: { attemptId, code: app.generate({ timestamp: now().getTime() }) },
  })
  const layla = await as('layla')
  const acting = await (
    await as('nadia')
  ).send(signinCalls.actAs, { body: { ID: layla.accountId, Reason: 'She asked' } })
  return [
    mailed('the code of a log-in', code),
    ...told('what an app is set up with', begun.Secret, begun.Uri),
    ...told('recovery codes', ...done.RecoveryCodes),
    ...tokens('tokens of the first log-in', done),
    ...told('the token of acting as somebody', acting.accessToken),
  ]
}

/** Somebody else logs in, goes on, sets an app up, changes the password and the address. */
export async function ofOnesOwn({ db, now }: TestServer, { anonymous, as }: Keyed): Promise<Given[]> {
  const { email } = cast.yusuf
  const password = castPassword
  const first = await loggedIn(anonymous.send(signinCalls.login, { body: { email, password } }))
  const next = await anonymous.send(signinCalls.refresh, { body: { refreshToken: first.refreshToken } })
  const yusuf = await as('yusuf')
  const begun = await yusuf.send(signinCalls.beginAuthenticator, { body: { password } })
  const app = new TOTP({ secret: Secret.fromBase32(begun.Secret) })
  const body = { code: app.generate({ timestamp: now().getTime() }) }
  const { RecoveryCodes } = await yusuf.send(signinCalls.confirmAuthenticator, { body })
  const renewed = await yusuf.send(signinCalls.renewRecoveryCodes, { body: { password } })
  const Email = 'yusuf.moved@academy.example'
  await yusuf.send(signinCalls.changeAddress, { body: { Email, password } })
  const mariam = await as('mariam')
  const newPassword = 'Canary-Typed-71'
  await mariam.send(signinCalls.changePassword, {
    body: { oldPassword: password, newPassword, confirmPassword: newPassword },
  })
  return [
    ...tokens('tokens of a log-in', first),
    ...tokens('tokens of a refresh', next),
    ...told('what an app is set up with', begun.Secret, begun.Uri),
    ...told('recovery codes', ...RecoveryCodes, ...renewed.RecoveryCodes),
    mailed('the link that proves an address', await mailedToken(db, Email)),
    mailed('the link that takes a new address back', await mailedToken(db, email)),
    ...told('passwords that were typed', password, newPassword),
  ]
}

/** Codes and links by mail: a forgotten password, an invitation, an account without a password, a sign-up, a guest. */
export async function ofLetters({ db }: TestServer, { anonymous, as }: Keyed): Promise<Given[]> {
  const { email } = cast.hany
  const { attemptId } = await anonymous.send(signinCalls.forgotPassword, { body: { email } })
  const reset = await mailedCode(db, email)
  const { token } = await anonymous.send(signinCalls.checkResetCode, { body: { attemptId, code: reset } })

  const invited = 'invited@academy.example'
  await (
    await as('nadia')
  ).send(accountsCalls.addUser, {
    body: { NameAr: 'مدعو', NameEn: 'Invited', Email: invited, Role: 'trainee', Permissions: [], Language: 'ar' },
  })

  const light = 'light@academy.example'
  await createAccount(db, { email: light, role: 'trainee', nameAr: 'س', nameEn: 'S', emailProvedAt: new Date() })
  await (await as(light)).send(signinCalls.sendProofCode, { body: {} })

  const fresh = 'sara@academy.example'
  const { AttemptID } = await anonymous.send(signupCalls.startSignup, { body: { Email: fresh } })
  const proof = await mailedCode(db, fresh)
  const { Key } = await anonymous.send(signupCalls.proveSignup, { body: { AttemptID, Code: proof } })
  return [
    mailed('the code of a forgotten password', reset),
    ...told('the token of a forgotten password', token),
    mailed('the link of an invitation', await mailedToken(db, invited)),
    mailed('the code that stands for a password', await mailedCode(db, light)),
    mailed('the code of a sign-up', proof),
    ...told('the key of a sign-up', Key),
  ]
}

/** Those who ask for a place at an event, with an account and without one. */
export async function ofGuests({ db }: TestServer, { anonymous, as }: Keyed): Promise<Given[]> {
  const sami = await as('sami')
  const { ID: EventID, Version } = await sami.send(occasionsCalls.addOccasion, {
    body: {
      Title: { ar: 'يوم سلامة الطيران', en: 'Aviation safety day' },
      About: {},
      Place: { ar: 'القاعة', en: 'Hall' },
      FirstDay: '2035-03-10',
      LastDay: '2035-03-11',
      StartsAt: '09:00',
      EndsAt: '16:00',
      ClosesOn: '2035-03-08',
      Seats: 10,
    },
  })
  await sami.send(occasionsCalls.setOccasionPublished, { body: { ID: EventID, Version, IsPublished: true } })
  const Email = 'guest@academy.example'
  const { AttemptID } = await anonymous.send(occasionsCalls.proveGuest, { body: { EventID, Email } })
  const Code = await mailedCode(db, Email)
  const own = { Mobile: null, Organization: '' }
  const guest = await anonymous.send(occasionsCalls.askForPlace, {
    body: { EventID, Name: 'Guest', ...own, AttemptID, Code },
  })
  const layla = await (await as('layla')).send(occasionsCalls.askMyself, { body: { EventID, ...own } })
  // The door looks a pass up by what stands on it, and the letter shows it.
  const pass = (secret: string) => ({
    what: 'the code of a pass',
    secret,
    stands: ['occasions.guest', 'platform.outbox_mail'],
  })
  return [mailed('the code of a guest', Code), pass(guest.Code), pass(layla.Code)]
}

/** What opens for somebody who may: a passport, a paper, a video. */
export async function ofOpened(server: TestServer, { as }: Keyed): Promise<Given[]> {
  const { db, app, vault } = server
  const passport = 'CANARY0PASS'
  const huda = await as('huda')
  const { Items } = await server.as('huda').then((asker) => asker.send(peopleCalls.listTrainees, { search: 'ليلى' }))
  const { ID, Code } = Items[0]!
  await db
    .updateTable('people.trainee')
    .set(passportColumns(vault, Code, passport))
    .where('id', '=', ID)
    .execute()
  const opened = await huda.send(peopleCalls.openPassport, { ID })
  if (opened.PassportNumber !== passport) throw new Error('Another passport was opened than the one that was planted.')
  const { Ticket } = await huda.send(documentCalls.issueReportTicket, {
    body: { Report: 'TraineeProfileIACE', Parameters: { TraineeID: ID } },
  })

  const sami = await as('sami')
  const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)])
  const FileID = await upload(app, sami, 'libraryFile', { name: 'tour.mp4', bytes: mp4 })
  const video = await sami.send(libraryCalls.addDocument, {
    body: {
      Title: { ar: 'جولة', en: 'Tour' },
      About: {},
      CategoryID: null,
      IsGuide: false,
      Audience: ['trainee'],
      Kind: 'video',
      Note: '',
      FileID,
    },
  })
  const { Items: all } = await sami.send(libraryCalls.getLibraryDocuments, {})
  const { Version } = all.find((each) => each.ID === video.ID)!
  await sami.send(libraryCalls.setDocumentPublished, { body: { ID: video.ID, Version, IsPublished: true } })
  const { Address } = await (await as('layla')).send(libraryCalls.openDocument, { body: { ID: video.ID } })
  return told('what is opened for one person', passport, Ticket, /[^/=?]+$/.exec(Address)![0])
}
