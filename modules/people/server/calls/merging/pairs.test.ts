import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { peopleCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

let count = 0
async function added(fields: Readonly<Record<string, unknown>>) {
  const huda = await server.as('huda')
  const body = {
    FullName: { ar: 'سليم ناصر الكيلاني', en: 'Salim Nasser Alkilani' },
    Gender: null,
    BirthDate: null,
    NationalityID: null,
    PassportNumber: null,
    PassportExpiresOn: null,
    PassportFileID: null,
    Email: `pair${++count}@example.com`,
    Mobile: '',
    JobTitle: '',
    Employer: '',
    OrganizationID: null,
    SendInvitation: false,
    ...fields,
  }
  const { ID, Version } = await huda.send(calls.addTrainee, { body: body as never })
  const { SendInvitation: _, ...rest } = body
  return { ID, Version, body: rest }
}
const pairsOf = async (ID: number, IsApart = false) => {
  const sami = await server.as('sami')
  const { Items } = await sami.send(calls.listTraineePairs, {
    pageSize: 100,
    IsApart,
  })
  return Items.filter(({ One, Other }) => One.ID === ID || Other.ID === ID)
}
const reasonsOf = async (ID: number) => (await pairsOf(ID)).map(({ Reasons, Score }) => [Reasons, Score])

test('a name in another writing and the day of birth make a pair; a name or a day alone make none', async () => {
  const one = await added({ FullName: { ar: 'أحمد عبد الله الحكيم', en: 'Ahmed Abdallah' }, BirthDate: '1990-03-04' })
  await added({ FullName: { ar: 'أحمد عبد الله الحكيم', en: 'Ahmed Abdallah' }, BirthDate: '1991-03-04' })
  await added({ FullName: { ar: 'ليلى فؤاد', en: 'Layla Fouad' }, BirthDate: '1990-03-04' })
  expect(await reasonsOf(one.ID)).toEqual([])
  const again = await added({ FullName: { ar: 'احمد عبد اللّه الحكيم', en: 'AHMED ABDALLAH' }, BirthDate: '1990-03-04' })
  expect(await reasonsOf(one.ID)).toEqual([[['name', 'birthDate'], 65]])
  const [pair] = await pairsOf(again.ID)
  expect([pair!.One.ID, pair!.Other.ID]).toEqual([one.ID, again.ID])
})

test('a number with and without the country, an address among the contacts, the end of a passport', async () => {
  const one = await added({
    FullName: { ar: 'هالة رمزي', en: 'Hala Ramzy' },
    Mobile: '+201005556677',
    BirthDate: '1988-01-01',
  })
  await added({ FullName: { ar: 'فادي سمير', en: 'Fady Samir' }, Mobile: '01005556677', BirthDate: '1988-01-01' })
  expect(await reasonsOf(one.ID)).toEqual([[['mobile', 'birthDate'], 55]])

  const two = await added({ FullName: { ar: 'مروان الشامي', en: 'Marwan Alshami' } })
  await added({ FullName: { ar: 'مروان الشامي', en: 'Marwan Alshami' }, WorkEmail: two.body.Email })
  expect(await reasonsOf(two.ID)).toEqual([[['email', 'name'], 80]])

  const passport = { PassportExpiresOn: '2031-05-06' }
  const three = await added({
    FullName: { ar: 'نزار القاضي علي', en: 'Nizar Alkadi Ali' },
    PassportNumber: 'A100777',
    ...passport,
  })
  await added({ FullName: { ar: 'نزار القاضي علي', en: 'Nizar Elkady' }, PassportNumber: 'B200777', ...passport })
  expect(await reasonsOf(three.ID)).toEqual([[['passport', 'name'], 65]])
})

test('what is changed makes and ends a pair', async () => {
  const huda = await server.as('huda')
  const one = await added({ FullName: { ar: 'طه كامل', en: 'Taha Kamel' }, BirthDate: '1979-09-09' })
  const other = await added({ FullName: { ar: 'طه كامل', en: 'Taha Kamel' }, BirthDate: '1979-09-08' })
  expect(await pairsOf(one.ID)).toEqual([])
  const change = async (BirthDate: string, Version: number) =>
    (await huda.send(calls.updateTrainee, { ID: other.ID, body: { ...other.body, BirthDate, Version } as never }))
      .Version
  const version = await change('1979-09-09', other.Version)
  expect(await pairsOf(one.ID)).toHaveLength(1)
  await change('1979-09-08', version)
  expect(await pairsOf(one.ID)).toEqual([])
})

test('that they are two people is kept with who said so, also when the records change, and may be taken back', async () => {
  const [sami, huda] = [await server.as('sami'), await server.as('huda')]
  const one = await added({ FullName: { ar: 'جنى مراد', en: 'Jana Mourad' }, BirthDate: '2000-02-02' })
  const other = await added({ FullName: { ar: 'جنى مراد', en: 'Jana Mourad' }, BirthDate: '2000-02-02' })
  const [pair] = await pairsOf(one.ID)
  const decide = (asker: typeof sami, IsApart: boolean, ID = pair!.ID) =>
    asker.send(calls.decideTraineePair, { body: { ID, IsApart } })
  expect((await refusalOf(decide(huda, true))).code).toBe('notAllowed')
  expect((await refusalOf(huda.send(calls.listTraineePairs, {}))).code).toBe('notAllowed')
  expect((await refusalOf(decide(sami, true, 999_999))).code).toBe('notFound')

  await decide(sami, true)
  await decide(sami, true)
  expect(await pairsOf(one.ID)).toEqual([])
  const kept = await huda.send(calls.updateTrainee, {
    ID: other.ID,
    body: { ...other.body, Mobile: '+201112223334', Version: other.Version } as never,
  })
  expect(kept.Version).toBeGreaterThan(other.Version)
  expect(await pairsOf(one.ID)).toEqual([])
  const [apart] = await pairsOf(one.ID, true)
  expect(apart).toMatchObject({ ApartBy: { en: 'Sami Albaghdadi' }, Actions: ['reconsiderPair'] })
  const told = await audited(server.db, 'people.separateTrainees')
  expect(told.filter(({ subject_id: id }) => id === one.ID || id === other.ID)).toHaveLength(2)

  await decide(sami, false)
  expect(await pairsOf(one.ID)).toHaveLength(1)
  expect(await pairsOf(one.ID, true)).toEqual([])
})

test('what is worked out as records change is what comes of all of them at once', async () => {
  const asKept = await sql`select one_id, other_id, reasons, score from people.trainee_pair order by 1, 2`.execute(
    server.db,
  )
  const anew =
    await sql`select * from people.likely_pairs(array(select id from people.trainee)) where score >= 50 order by 1, 2`.execute(
      server.db,
    )
  expect(asKept.rows).toEqual(anew.rows)
})

test('a number of a company pairs nobody with who comes after the twentieth', async () => {
  const born = { BirthDate: '1966-06-06', Mobile: '+97144445555' }
  const many = []
  for (let nth = 0; nth < 21; nth++)
    many.push(await added({ ...born, FullName: { ar: `موظف ${'ابتثجحخدذرزسشصضطظعغفقكلمن'[nth]} ${nth}`, en: '' } }))
  expect(await pairsOf(many[20]!.ID)).toEqual([])
})
