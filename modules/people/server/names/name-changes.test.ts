import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { audited } from '#testing/stages/audited.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { peopleCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let huda: Asker
let person: Asker
let id: number
beforeAll(async () => {
  server = await startTestServer()
  huda = await server.as('huda')
  const [trainee] = await addTrainees(server.db, 1)
  id = trainee!.id
  person = await server.as(trainee!.email)
})
afterAll(() => server.close())

/** Saves the own record under this name, everything else as it is. */
async function rename(ar: string, en: string) {
  const own = await person.send(calls.getLoginTrainee)
  const kept = {
    Gender: own.Gender,
    BirthDate: own.BirthDate,
    NationalityID: own.NationalityID,
    PassportExpiresOn: own.PassportExpiresOn,
    PassportFileID: null,
    WorkEmail: own.WorkEmail,
    Mobile: '+201099999999',
    JobTitle: own.JobTitle,
    Employer: own.Employer,
    EducationDegreeID: own.EducationDegreeID,
  }
  await person.send(calls.updateLoginTrainee, { body: { ...kept, FullName: { ar, en }, Version: own.Version } })
  return person.send(calls.getLoginTrainee)
}

async function approved() {
  const classId = await addClass(server.db, server.now())
  await addRegistrations(server.db, [{ class_id: classId, trainee_id: id, main: 'approved' }])
}

test('until the passport was looked at, the name is the person’s own to write', async () => {
  expect(await rename('ليلى كما كتبت', 'Layla As Typed')).toMatchObject({
    IsNameChecked: false,
    FullName: { ar: 'ليلى كما كتبت', en: 'Layla As Typed' },
    NameChange: null,
  })
})

test('afterwards another name waits for a reviewer; everything else is saved at once', async () => {
  await approved()
  const own = await rename('اسم غريب تمامًا', 'Somebody Else Entirely')
  expect(own).toMatchObject({
    IsNameChecked: true,
    FullName: { ar: 'ليلى كما كتبت', en: 'Layla As Typed' },
    Mobile: '+201099999999',
    NameChange: { State: 'asked', FullName: { en: 'Somebody Else Entirely' } },
  })
  const account = await server.db
    .selectFrom('accounts.account')
    .select('name_en')
    .where('id', '=', person.accountId)
    .executeTakeFirstOrThrow()
  expect(account.name_en).toBe('Layla As Typed')
  expect((await huda.send(calls.listTrainees, { NameAsked: true })).Items.map((row) => row.ID)).toEqual([id])

  const ID = own.NameChange!.ID
  const decide = (asker: Asker, body: { Accept: boolean; Reason?: string }) =>
    asker.send(calls.decideNameChange, { body: { ID, ...body } })
  expect(await refusalOf(decide(person, { Accept: true }))).toMatchObject({ code: 'notAllowed' })
  expect(await refusalOf(decide(huda, { Accept: false }))).toMatchObject({ code: 'reasonMissing' })
  await decide(huda, { Accept: false, Reason: 'ليس في الجواز' })
  expect(await refusalOf(decide(huda, { Accept: true }))).toMatchObject({ code: 'notNow' })
  expect(await person.send(calls.getLoginTrainee)).toMatchObject({
    FullName: { en: 'Layla As Typed' },
    NameChange: { State: 'rejected', Answer: 'ليس في الجواز' },
  })
})

test('an accepted name is the record’s and the account’s, and both names are on record', async () => {
  const asked = await rename('ليلى حسن علي', 'Layla Hassan Ali')
  const again = await rename('ليلى حسن علي محمد', 'Layla Hassan Ali Mohamed')
  expect(again.NameChange!.ID).toBe(asked.NameChange!.ID)
  const sami = await server.as('sami')
  await sami.send(calls.decideNameChange, { body: { ID: again.NameChange!.ID, Accept: true } })
  expect(await person.send(calls.getLoginTrainee)).toMatchObject({
    FullName: { en: 'Layla Hassan Ali Mohamed' },
    NameChange: null,
  })
  const account = await server.db
    .selectFrom('accounts.account')
    .select('name_en')
    .where('id', '=', person.accountId)
    .executeTakeFirstOrThrow()
  expect(account.name_en).toBe('Layla Hassan Ali Mohamed')
  expect(await audited(server.db, 'people.acceptName')).toMatchObject([
    { before: { nameEn: 'Layla As Typed' }, after: { nameEn: 'Layla Hassan Ali Mohamed' } },
  ])
  await rename('اسم آخر', 'Another')
  await person.send(calls.withdrawName)
  expect(await refusalOf(person.send(calls.withdrawName))).toMatchObject({ code: 'notNow' })
  expect(await person.send(calls.getLoginTrainee)).toMatchObject({ NameChange: null })
})

test('a reviewer who is also a trainee does not decide about the own name', async () => {
  const { NameChange } = await rename('اسم رابع', 'A Fourth')
  const at = server.db.updateTable('accounts.account').where('id', '=', person.accountId)
  await at.set({ role: 'editor' }).execute()
  server.at(new Date(Date.now() + 60_000))
  const body = { ID: NameChange!.ID, Accept: true }
  expect(await refusalOf(person.send(calls.decideNameChange, { body }))).toMatchObject({ code: 'ownName' })
  server.at()
})
