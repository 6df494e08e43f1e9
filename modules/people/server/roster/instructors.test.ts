import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { commitRoster } from '#testing/stages/rosters.ts'
import { cast } from '#testing/stages/cast.ts'
import { peopleCalls as calls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const read = async (lines: readonly string[], who = 'sami') => {
  const editor = await server.as(who)
  const body = { Kind: 'instructor' as const, FileName: 'teachers.csv', Text: lines.join('\n') }
  const saved = await editor.send(calls.readRoster, { body })
  return { editor, ...saved, roster: await editor.send(calls.getRoster, { ID: saved.ID, show: 'all' }) }
}
const saidOf = ({ Items }: { Items: { Row: number; Findings: { Column: number; Code: string }[] }[] }) =>
  Items.flatMap(({ Row, Findings }) => Findings.map(({ Column, Code }) => `${Row}:${Column} ${Code}`))

const header = 'Nom (arabe),الاسم بالإنجليزية,Email,Portable,Sector,Examiner,Daily fee,Currency,الخبرة العملية'

test('a roster of instructors becomes instructors with accounts, and once', async () => {
  const lookup = await (await server.as('sami')).send(lookupsCalls.getLookupOptions, { Lookup: 'IndustrySector' })
  const sector = lookup.Items[0]!.Name.fr
  const { editor, ID, Version, roster } = await read([
    header,
    `سليم حداد,Selim Haddad,selim@teach.example,+201000000091,${sector},نعم,"1,250.50",EGP,عشر سنوات`,
    'ريم ناصر,Reem Nasser,reem@teach.example,,,no,USD 300,,',
  ])
  expect(roster).toMatchObject({ Kind: 'instructor', MissingFields: [], Counts: { Rows: 2, Errors: 0, Ready: 2 } })
  expect(roster.Mapping).toEqual([
    'nameAr',
    'nameEn',
    'email',
    'mobile',
    'sector',
    'examiner',
    'dailyFee',
    'currency',
    'workExperience',
  ])
  expect(saidOf(roster)).toEqual([])
  const commit = () => commitRoster(server, editor, { ID, Version, SendInvitations: true })
  expect(await commit()).toEqual({ Created: 2, Skipped: 0, Invited: 2, Refused: 0 })
  expect(await commit()).toEqual({ Created: 2, Skipped: 0, Invited: 2, Refused: 0 })

  const { Items } = await editor.send(calls.listInstructors, { search: 'teach.example' })
  expect(Items).toHaveLength(2)
  const selim = Items.find(({ Email }) => Email.startsWith('selim'))!
  expect(selim).toMatchObject({
    FullName: { ar: 'سليم حداد', en: 'Selim Haddad' },
    IsExaminer: true,
    IsPracticalAssessor: false,
    DailyFee: { Minor: 125_050, Currency: 'EGP' },
    AccountState: 'pending',
    ApplicationState: 'approved',
  })
  const whole = await editor.send(calls.getInstructor, { ID: selim.ID })
  expect(whole.WorkExperience).toBe('عشر سنوات')
  expect(whole.NameParts.Last).toEqual({ ar: 'حداد', en: 'Haddad' })
  expect(whole.Contacts.map(({ Value }) => Value).toSorted()).toEqual(['+201000000091', 'selim@teach.example'])
  expect(whole.Sectors.map(({ EntryID }) => EntryID)).toEqual([whole.IndustrySectorID])
  expect(Items.find(({ Email }) => Email.startsWith('reem'))!.DailyFee).toEqual({ Minor: 30_000, Currency: 'USD' })
  const told = (await audited(server.db, 'people.addInstructor')).find((fact) => fact.subject_id === selim.ID)
  expect(told).toMatchObject({
    actor_id: editor.accountId,
    data: { code: selim.Code },
    after: { dailyFee: { Minor: 125_050, Currency: 'EGP' }, isExaminer: true },
  })
})

test('each cell that cannot be is told of, and so is who may be here already', async () => {
  const { editor } = await read([header, 'نفسه,Same One,same.one@teach.example,+201000000092,,,,,'])
  const { Items } = await editor.send(calls.listInstructors, {})
  const known = Items.find(({ Mobile, FullName }) => Mobile && FullName.en)!
  const { roster } = await read([
    header,
    `${known.FullName.ar},${known.FullName.en},other@teach.example,${known.Mobile},,,,,`,
    `جديد تمامًا,Quite New,${known.Email},123,Nowhere,perhaps,many,XXX,`,
    'جديد آخر,Another New,third@teach.example,,,,500,,',
    'جديد  آخر,Another New,fourth@teach.example,,,,500 XYZ,,',
  ])
  expect(saidOf(roster)).toEqual([
    '2:1 nameKnown',
    '2:4 mobileKnown',
    '3:3 emailKnown',
    '3:4 phoneTooShort',
    '3:5 entryUnknown',
    '3:6 yesOrNoUnknown',
    '3:7 feeInvalid',
    '3:8 currencyUnknown',
    '4:7 currencyMissing',
    '5:1 nameTwice',
    '5:7 currencyUnknown',
  ])
  const [first] = roster.Items
  expect(first!.Findings.map(({ OtherCode, Severity }) => [OtherCode, Severity])).toEqual([
    [known.Code, 'warning'],
    [known.Code, 'warning'],
  ])
  // Who is only likely the same holds nobody up; what cannot be does.
  expect(roster.Counts).toMatchObject({ WithErrors: 3, Ready: 1 })
})

test('it is the editors’ own: who reviews registrations and an organization import no instructors', async () => {
  const { editor, ID, Version } = await read([header, 'هاني لبيب,Hany Labib,hany.labib@teach.example,,,,,,'])
  for (const other of ['huda', 'hany']) {
    const asking = await server.as(other)
    const body = { Kind: 'instructor' as const, Text: `${header}\nاسم,Name,n@teach.example,,,,,,` }
    expect(await refusalOf(asking.send(calls.readRoster, { body })), other).toMatchObject({ code: 'notAllowed' })
    expect(await refusalOf(asking.send(calls.getRoster, { ID })), other).toMatchObject({ code: 'notFound' })
  }
  // Nor does whoever has begun one as an editor and is one no longer.
  const ownedBy = async (email: string) =>
    void (await sql`update people.roster_import set uploaded_by =
      (select account_id from accounts.account_facts where account_email = ${email}) where id = ${ID}`.execute(
      server.db,
    ))
  await ownedBy(cast.huda.email)
  const huda = await server.as('huda')
  expect(await refusalOf(huda.send(calls.commitRoster, { body: { ID, Version } }))).toMatchObject({ code: 'notFound' })
  await ownedBy(cast.sami.email)
  // What an instructor has no place for is no column of theirs.
  const Mapping = ['nameAr', 'nameEn', 'email', 'passportNumber'] as const
  const body = { ID, Version, Mapping: [...Mapping], OrganizationID: 1 }
  expect(await refusalOf(editor.send(calls.mapRoster, { body }))).toMatchObject({ code: 'invalidInput' })
  // An organization that is named is left out.
  const mapped = await editor.send(calls.mapRoster, { body: { ...body, Mapping: ['nameAr', 'nameEn', 'email'] } })
  expect(await editor.send(calls.getRoster, { ID })).toMatchObject({ OrganizationID: null, Version: mapped.Version })
})
