import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Argument } from '#platform/shared/call.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { campaignsCalls as calls } from '../contract/calls.ts'
import { noConditions } from '../rules/audience.ts'
import { jobs } from './jobs.ts'
import { movePerson } from './store/audiences.ts'

let server: TestServer
const ids: Record<string, number> = {}
const one = async (text: string) => (await sql.raw<{ id: number }>(text).execute(server.db)).rows[0]!.id
beforeAll(async () => {
  server = await startTestServer()
  ids['layla'] = await one("select id from people.trainee where email = 'layla@diwan.example'")
  ids['yusuf'] = await one("select id from people.trainee where email = 'yusuf@diwan.example'")
  ids['omar'] = await one("select id from people.instructor where email = 'omar@diwan.example'")
  ids['organization'] = await one('select id from people.organization order by id limit 1')
})
afterAll(() => server.close())

type Fields = Argument<typeof calls.addAudience>['body']
const none: Fields['Conditions'] = noConditions
const nobody: Fields['ByHand'] = { TraineeIDs: [], InstructorIDs: [], OrganizationIDs: [] }
const sami = () => server.as('sami')
const counted = async (conditions: Partial<Fields['Conditions']>, byHand: Partial<Fields['ByHand']> = {}) =>
  (await sami()).send(calls.countAudience, {
    body: { AudienceID: null, Conditions: { ...none, ...conditions }, ByHand: { ...nobody, ...byHand }, Page: 1 },
  })
const total = ({ Counts }: Awaited<ReturnType<typeof counted>>) =>
  Counts.Written + Counts.Refused + Counts.Twice + Counts.NoAddress
const add = async (conditions: Partial<Fields['Conditions']>, byHand: Partial<Fields['ByHand']> = {}) =>
  (await sami()).send(calls.addAudience, {
    body: {
      Name: { ar: 'قائمة', en: 'List' },
      Note: '',
      Conditions: { ...none, ...conditions },
      ByHand: { ...nobody, ...byHand },
    },
  })
const of = async (ID: number) => (await sami()).send(calls.getAudience, { ID })
const people = async (AudienceID: number, Shown?: 'written' | 'left' | 'came' | 'refused') =>
  (await (await sami()).send(calls.getAudiencePeople, { AudienceID, ...(Shown && { Shown }) })).Items

test('an audience counts each address once, apart who refused, and who has none', async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from people.trainee where is_active and merged_into is null`.execute(server.db)
  const all = await counted({ Kinds: ['trainee'] })
  expect(total(all)).toBe(rows[0]!.count)
  expect(all.Counts.Written).toBeGreaterThan(1)
  // Both kinds at once, and one of them by hand beside: still once.
  const twice = await counted({ Kinds: ['trainee'] }, { TraineeIDs: [ids['layla']!] })
  expect(twice.Counts).toEqual(all.Counts)

  await sql`insert into people.organization_contact (organization_id, name, email)
    values (${ids['organization']}, 'Layla too', 'LAYLA@diwan.example'), (${ids['organization']}, 'No address', '')`.execute(
    server.db,
  )
  await sql`insert into campaigns.mail_refusal (address, since) values ('yusuf@diwan.example', now())`.execute(
    server.db,
  )
  const both = await counted({ Kinds: ['trainee'] }, { OrganizationIDs: [ids['organization']!] })
  expect(both.Counts).toMatchObject({ Refused: 1, Twice: 1 })
  expect(both.Counts.NoAddress).toBeGreaterThanOrEqual(1)
})

test('conditions hold together, and leave out the kinds that they cannot be asked of', async () => {
  const registered = await sql<{ class_id: number; main: string; count: number }>`
    select class_id, main, count(*)::integer as count from registration.registration r
    join people.trainee t on t.id = r.trainee_id and t.is_active
    where main <> 'draft' group by 1, 2 order by 3 desc limit 1`.execute(server.db)
  const found = registered.rows[0]
  if (found) {
    const chosen = { Kinds: ['trainee' as const], ClassIDs: [found.class_id], States: [found.main as never] }
    expect(total(await counted(chosen))).toBe(found.count)
    expect(total(await counted({ ...chosen, Kinds: ['instructor'] }))).toBe(0)
  }
  expect(total(await counted({ Kinds: ['instructor'], DiplomaIDs: [1] }))).toBe(0)
  expect(total(await counted({ Kinds: ['trainee'], NationalityIDs: [2_000_000] }))).toBe(0)
  const sector = await sql<{ id: number }>`
    insert into people.instructor_sector (instructor_id, sector_id, is_main)
    select ${ids['omar']!}::integer, s.id, false from lookups.industry_sector s
    where not exists (select from people.instructor_sector o where o.sector_id = s.id) limit 1
    returning sector_id as id`.execute(server.db)
  const SectorIDs = [sector.rows[0]!.id]
  expect(await counted({ Kinds: ['instructor'], SectorIDs })).toMatchObject({
    People: [{ Kind: 'instructor', PersonID: ids['omar'] }],
  })
  expect(total(await counted({ Kinds: ['trainee', 'contact'], SectorIDs }))).toBe(0)
  // Nobody of the cast has been away for ten years, and who never came has.
  const away = await counted({ Kinds: ['trainee'], Activity: 'longAgo', ActivityDays: 3650 })
  const here = await counted({ Kinds: ['trainee'], Activity: 'within', ActivityDays: 3650 })
  expect(total(away) + total(here)).toBe(total(await counted({ Kinds: ['trainee'] })))
})

test('who comes and who leaves is kept, and who is left out stays out', async () => {
  const { ID } = await add({}, { TraineeIDs: [ids['layla']!], InstructorIDs: [ids['omar']!] })
  expect(await of(ID)).toMatchObject({
    Written: 2,
    CameCount: 0,
    LeftCount: 0,
    Named: { Trainees: [{ ID: ids['layla'] }] },
  })
  const switchLayla = (is: boolean) =>
    sql`update people.trainee set is_active = ${is} where id = ${ids['layla']}`.execute(server.db)
  const everyHour = () => jobs[0]!.run({ db: server.db } as never)
  await switchLayla(false)
  await everyHour()
  expect((await people(ID)).map(({ PersonID }) => PersonID)).toEqual([ids['omar']])
  expect((await people(ID, 'left')).map(({ PersonID }) => PersonID)).toEqual([ids['layla']])
  await switchLayla(true)
  await everyHour()
  expect(await people(ID, 'left')).toEqual([])
  expect(await people(ID, 'came')).toMatchObject([{ PersonID: ids['layla'], Standing: 'written' }])
  expect(await of(ID)).toMatchObject({ Written: 2, CameCount: 1, LeftCount: 0 })

  const editor = await sami()
  const omar = { ID, Kind: 'instructor', PersonID: ids['omar']! } as const
  await editor.send(calls.leaveOut, { body: omar })
  await editor.send(calls.leaveOut, { body: omar })
  await everyHour()
  expect(await of(ID)).toMatchObject({ Written: 1, LeftOut: [{ PersonID: ids['omar'] }], Version: 2 })
  await editor.send(calls.takeBack, { body: omar })
  expect(await of(ID)).toMatchObject({ Written: 2, LeftOut: [], Version: 3 })
})

test('an audience is changed at the version that was read, told in the audit, and deleted', async () => {
  const editor = await sami()
  const { ID, Version } = await add({ Kinds: ['instructor'] })
  const body = { Name: { en: 'Renamed' }, Note: 'x', Conditions: { ...none }, ByHand: nobody, Version }
  await editor.send(calls.editAudience, { ID, body })
  expect(await of(ID)).toMatchObject({ Name: { en: 'Renamed' }, Written: 0 })
  expect(await refusalOf(editor.send(calls.editAudience, { ID, body }))).toMatchObject({ code: 'changedMeanwhile' })
  const told = (await audited(server.db, 'campaigns.editAudience')).filter((row) => row.subject_id === ID)
  expect(told).toMatchObject([{ before: { note: '' }, after: { note: 'x' } }])
  await editor.send(calls.deleteAudience, { ID })
  expect(await refusalOf(editor.send(calls.getAudience, { ID }))).toMatchObject({ code: 'notFound' })
})

test('nobody but an editor asks for an audience, and nothing strange is taken', async () => {
  for (const who of ['huda', 'omar', 'layla', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(calls.getAudiences, {})), who).toMatchObject({ status: 403 })
  const bad = { ...none, Activity: 'within' as const }
  const refused = await refusalOf(
    (await sami()).send(calls.addAudience, {
      body: { Name: { en: 'x' }, Note: '', Conditions: bad, ByHand: nobody },
    }),
  )
  expect(refused).toMatchObject({ status: 400 })
})

test('a trainee whose record is merged stays in by hand under the other one', async () => {
  const { ID } = await add({}, { TraineeIDs: [ids['layla']!, ids['yusuf']!] })
  await movePerson(server.db, 'trainee', { gone: ids['yusuf']!, kept: ids['layla']! })
  expect((await of(ID)).ByHand.TraineeIDs).toEqual([ids['layla']])
})
