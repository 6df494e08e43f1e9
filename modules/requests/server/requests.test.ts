import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addTrainees } from '#testing/stages/registrations.ts'
import { courseOffer as offer, courseWish as wish } from '#testing/stages/stage-request.ts'
import { requestsCalls as calls } from '../contract/calls.ts'
import { jobs } from './jobs.ts'

let server: TestServer
let hany: Asker
let huda: Asker
let nadia: Asker
let layla: Asker
let courseId: number
let nileId: number
beforeAll(async () => {
  server = await startTestServer()
  hany = await server.as('hany')
  huda = await server.as('huda')
  nadia = await server.as('nadia')
  layla = await server.as('layla')
  courseId = (await server.db.selectFrom('catalogue.course').select('id').orderBy('id').executeTakeFirstOrThrow()).id
  const { organization_id } = await server.db
    .selectFrom('people.trainee')
    .where('organization_id', 'is not', null)
    .select('organization_id')
    .executeTakeFirstOrThrow()
  nileId = organization_id!
})
afterAll(() => server.close())
beforeEach(() => server.at('2027-01-10T08:00:00Z'))

const asked = async (who: Asker = hany, more: object = {}) =>
  (await who.send(calls.add, { body: { ...wish, ...more } })).ID
const seen = (ID: number, who: Asker = huda) => who.send(calls.getCourseRequest, { ID })
const about = async (ID: number) => ({ ID, Version: (await seen(ID)).Version })
const written = async (ID: number, more: object = {}) =>
  huda.send(calls.writeProposal, {
    body: { ...(await about(ID)), Proposal: { ...offer, CourseID: courseId, ...more } },
  })
async function underCosting(who?: Asker, more: object = {}) {
  const ID = await asked(who, more)
  await huda.send(calls.takeUnderCosting, { body: await about(ID) })
  return ID
}
async function offered(who?: Asker, more: object = {}) {
  const ID = await underCosting(who, more)
  await written(ID)
  await huda.send(calls.sendProposal, { body: await about(ID) })
  return ID
}
const sentOf = async (ID: number) => (await seen(ID)).Proposals.find((each) => each.State === 'sent')!.ID
async function linkOf(proposal: number): Promise<string> {
  const { href } = await server.db
    .selectFrom('platform.outbox_mail')
    .where('kind', '=', 'courseProposal')
    .where('paper_href', 'like', `/CourseProposal/${proposal}#%`)
    .orderBy('id', 'desc')
    .select('paper_href as href')
    .executeTakeFirstOrThrow()
  return href!.split('#ticket=')[1]!
}
const byLink = (key: string) => ({ headers: { 'x-report-ticket': key } })

test('a request is its own asker’s and the academy’s, and nobody else’s', async () => {
  const ID = await asked()
  for (const who of [hany, huda, nadia, await server.as('sami')])
    expect(await seen(ID, who)).toMatchObject({ ID, State: 'submitted', Number: expect.stringContaining('CR-2027-') })
  for (const who of [layla, await server.as('yusuf')])
    expect(await refusalOf(seen(ID, who))).toMatchObject({ status: 404 })
  for (const who of ['omar', 'karim'] as const)
    expect(await refusalOf(seen(ID, await server.as(who)))).toMatchObject({ status: 403 })
  expect((await layla.send(calls.getCourseRequests, {})).Items).toEqual([])
  for (const From of ['0001-01-01', '9999-12-31'])
    expect(await refusalOf(hany.send(calls.getCourseRequests, { From })), From).toMatchObject({ status: 400 })
  expect((await hany.send(calls.getCourseRequests, { search: 'الاجهاد' })).Items.map((row) => row.ID)).toContain(ID)
})

test('the academy asks for somebody, and says for whom; who asks alone is named first', async () => {
  expect(await refusalOf(asked(huda))).toMatchObject({ status: 400 })
  const ID = await asked(huda, { OrganizationID: nileId })
  expect(await seen(ID, hany)).toMatchObject({ OrganizationID: nileId })
  const own = await asked(layla, { Trainees: 1 })
  expect((await seen(own, layla)).Nominees).toMatchObject([{ TraineeID: expect.any(Number) }])
  expect(await refusalOf(seen(own, hany))).toMatchObject({ status: 404 })
})

test('all that a request lacks is said at once', async () => {
  const refused = await refusalOf(
    asked(hany, { CourseID: null, Topic: '', Trainees: 0, FirstDay: '2027-04-04', LastDay: null }),
  )
  expect(refused).toMatchObject({ status: 400 })
  expect(refused.fields?.map(({ path }) => path).toSorted()).toEqual(['CourseID', 'LastDay', 'Trainees'])
})

test('what is asked changes until the academy begins', async () => {
  const ID = await asked(hany, { Submit: false })
  const { OrganizationID: _o, TraineeID: _t, Submit: _s, ...fields } = wish
  await hany.send(calls.edit, { ID, body: { ...fields, Trainees: 7, Version: 1 } })
  expect(await seen(ID, hany)).toMatchObject({ Trainees: 7, State: 'draft', Version: 2 })
  expect(await refusalOf(hany.send(calls.edit, { ID, body: { ...fields, Version: 1 } }))).toMatchObject({
    code: 'changedMeanwhile',
  })
  await hany.send(calls.submit, { body: { ID, Version: 2 } })
  await huda.send(calls.takeUnderCosting, { body: { ID, Version: 3 } })
  expect(await seen(ID)).toMatchObject({ State: 'underCosting', CoordinatorID: expect.any(Number) })
  expect(await refusalOf(hany.send(calls.edit, { ID, body: { ...fields, Version: 4 } }))).toMatchObject({
    code: 'notNow',
  })
})

test('a proposal comes to the last minor unit, and its asker reads neither cost nor drafts', async () => {
  const ID = await underCosting()
  await written(ID)
  const { Proposals } = await seen(ID)
  // 33333 less 7.5 % is 30833 (2499.975 half up is 2500), five of them; 9999 less 750.
  expect(Proposals).toMatchObject([
    { Number: 1, State: 'draft', Net: { Minor: 5 * 30_833 + 9_249 }, MarginPercent: 38.81 },
  ])
  expect((await seen(ID, hany)).Proposals).toEqual([])
  await huda.send(calls.sendProposal, { body: await about(ID) })
  const own = await seen(ID, hany)
  expect(own).toMatchObject({
    State: 'proposalSent',
    Proposals: [{ Number: 1, State: 'sent', Cost: null, MarginPercent: null }],
  })
  expect(own.Actions).toEqual(expect.arrayContaining(['accept', 'askRevision', 'decline', 'withdraw']))
})

test('days that hold too few hours, and days that have come, are refused', async () => {
  const ID = await underCosting()
  expect(await refusalOf(written(ID, { LastDay: '2027-04-05' }))).toMatchObject({ code: 'hoursDoNotFit' })
  expect(await refusalOf(written(ID, { FirstDay: '2027-01-10' }))).toMatchObject({ code: 'startsTooSoon' })
  expect(await refusalOf(written(ID, { Currency: 'XXX' }))).toMatchObject({
    status: 400,
    fields: [{ path: 'Proposal.Currency', code: 'unknownCurrency' }],
  })
})

test('without a mail template for the status nothing is sent', async () => {
  const ID = await underCosting()
  await written(ID)
  const template = server.db.updateTable('notifications.status_mail').where('status', '=', 'proposalSent')
  await template.set({ title: null, body: null }).execute()
  expect(await refusalOf(huda.send(calls.sendProposal, { body: await about(ID) }))).toMatchObject({
    code: 'noMailTemplate',
  })
  expect(await seen(ID)).toMatchObject({ State: 'underCosting', Proposals: [{ State: 'draft' }] })
  await template.set({ title: sql`shipped_title`, body: sql`shipped_body` }).execute()
  expect(await huda.send(calls.sendProposal, { body: await about(ID) })).toMatchObject({ Sent: true })
})

test('a loss or a large discount waits for the administrator; a change asks anew', async () => {
  const ID = await underCosting()
  const unwritten = nadia.send(calls.approveProposal, { body: { ...(await about(ID)), Reason: 'x' } })
  expect(await refusalOf(unwritten)).toMatchObject({ status: 409, code: 'noProposal' })
  await written(ID, { CostMinor: 900_000 })
  expect(await huda.send(calls.sendProposal, { body: await about(ID) })).toMatchObject({ Sent: false })
  expect(await seen(ID)).toMatchObject({ State: 'underCosting', Proposals: [{ State: 'awaitingApproval' }] })
  const waiting = await nadia.send(calls.getCourseRequests, { Task: 'approveProposal' })
  expect(waiting.Items.map((row) => row.ID)).toContain(ID)
  // That its price is in doubt is not told to whoever is offered it, by no filter either.
  expect(await hany.send(calls.getCourseRequests, { Task: 'approveProposal' })).toEqual({ Items: [], Total: 0 })
  expect(
    await refusalOf(huda.send(calls.approveProposal, { body: { ...(await about(ID)), Reason: 'لا' } })),
  ).toMatchObject({ status: 403 })
  await nadia.send(calls.approveProposal, { body: { ...(await about(ID)), Reason: 'عميل قديم' } })
  await written(ID, { DiscountPercent: 50, CostMinor: null })
  expect(await huda.send(calls.sendProposal, { body: await about(ID) })).toMatchObject({ Sent: false })
  await nadia.send(calls.approveProposal, { body: { ...(await about(ID)), Reason: 'نعم' } })
  expect(await huda.send(calls.sendProposal, { body: await about(ID) })).toMatchObject({ Sent: true })
})

test('a revision brings a second version; the first is kept as it was sent, by the database', async () => {
  const ID = await offered()
  const first = await sentOf(ID)
  await hany.send(calls.askRevision, {
    body: { ...(await about(ID)), ProposalID: first, Reason: 'نريدها في مايو' },
  })
  expect(await seen(ID)).toMatchObject({ State: 'revisionAsked', Reason: 'نريدها في مايو' })
  await huda.send(calls.takeUnderCosting, { body: await about(ID) })
  await written(ID, { FirstDay: '2027-05-02', LastDay: '2027-05-13' })
  await huda.send(calls.sendProposal, { body: await about(ID) })
  expect((await seen(ID, hany)).Proposals.map(({ Number, State }) => [Number, State])).toEqual([
    [2, 'sent'],
    [1, 'revisionAsked'],
  ])
  const kept = server.db.updateTable('requests.proposal').where('id', '=', first)
  await expect(kept.set({ total_minor: 1, net_minor: 1, tax_minor: 0 }).execute()).rejects.toThrow(
    'kept as it was sent',
  )
  await expect(server.db.deleteFrom('requests.proposal').where('id', '=', first).execute()).rejects.toThrow()
  await expect(
    server.db.deleteFrom('requests.proposal_line').where('proposal_id', '=', first).execute(),
  ).rejects.toThrow('as they were sent')
})

test('accepted twenty times at once it makes one class, one set of registrations and one invoice', async () => {
  const people = await addTrainees(server.db, 3)
  await server.db
    .updateTable('people.trainee')
    .set({ organization_id: nileId })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  const ID = await offered()
  await hany.send(calls.nominate, {
    body: {
      ...(await about(ID)),
      People: [
        ...people.map(({ id }, at) => ({ Name: `مرشح ${at}`, Email: '', TraineeID: id })),
        { Name: 'اسم لم يُعرف سجله', Email: 'x@nile.example', TraineeID: null },
      ],
    },
  })
  const { Version } = await seen(ID)
  const ProposalID = await sentOf(ID)
  const key = await linkOf(ProposalID)
  const press = (at: number) =>
    at % 4 === 3
      ? server.anonymous.send(
          calls.answerSentProposal,
          { body: { ID: ProposalID, Answer: 'accept' as const, Reason: '', Name: 'هاني' } },
          byLink(key),
        )
      : hany.send(calls.accept, { body: { ID, Version, ProposalID } })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => press(at)))
  expect(new Set(answers.map(({ State }) => State))).toEqual(new Set(['nominationsOpen', 'accepted']))

  const whole = await seen(ID, hany)
  expect(whole).toMatchObject({ State: 'nominationsOpen', ClassCode: expect.stringContaining('CC-') })
  expect(whole.Invoice).toMatchObject({ State: 'sent', Amount: whole.Total })
  const { count: invoices } = await server.db
    .selectFrom('billing.invoice')
    .where('subject_kind', '=', 'courseRequest')
    .where('subject_id', '=', ID)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(invoices).toBe(1)
  const classes = await server.db
    .selectFrom('classes.course_class')
    .where('organization_id', '=', nileId)
    .where('starts_on', '=', '2027-04-04')
    .select(['id', 'state', 'max_trainees', 'seats_taken'])
    .execute()
  expect(classes).toMatchObject([{ id: whole.ClassID, state: expect.stringMatching(/open|confirmed/), seats_taken: 3 }])
  const registrations = await server.db
    .selectFrom('registration.registration')
    .where('class_id', '=', whole.ClassID!)
    .select(['trainee_id', 'organization_id'])
    .execute()
  expect(registrations.map((row) => row.trainee_id).toSorted()).toEqual(people.map(({ id }) => id).toSorted())
  expect(registrations.every((row) => row.organization_id === nileId)).toBe(true)
  const sessions = await server.db
    .selectFrom('classes.class_session')
    .where('class_id', '=', whole.ClassID!)
    .select('day')
    .execute()
  expect(sessions.length).toBe(5)
})

test('what fails in the middle leaves nothing', async () => {
  const ID = await offered()
  const { Version } = await seen(ID)
  const ProposalID = await sentOf(ID)
  await server.asOwner(`create function requests.fall() returns trigger language plpgsql as $$ begin raise exception 'fell'; end $$;
    create trigger fall before insert on billing.invoice for each row execute function requests.fall()`)
  const before = await countOf('classes.course_class')
  const { statusCode } = await hany.raw(calls.accept, { body: { ID, Version, ProposalID } })
  expect(statusCode).toBe(500)
  expect(await countOf('classes.course_class')).toBe(before)
  expect(await seen(ID)).toMatchObject({ State: 'proposalSent', ClassID: null, Version })
  await server.asOwner('drop trigger fall on billing.invoice; drop function requests.fall()')
  expect(await hany.send(calls.accept, { body: { ID, Version, ProposalID } })).toMatchObject({
    State: 'nominationsOpen',
  })
})
const countOf = async (table: 'classes.course_class') =>
  (
    await server.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

test('a link opens its proposal alone: over, revoked, another’s and invented answer alike', async () => {
  const ID = await offered()
  const other = await offered()
  const [mine, others] = [await sentOf(ID), await sentOf(other)]
  const key = await linkOf(mine)
  const open = (proposal: number, secret: string) =>
    server.anonymous.send(calls.getSentProposal, { ID: proposal }, byLink(secret))
  expect(await open(mine, key)).toMatchObject({ Proposal: { ID: mine }, Actions: ['accept', 'askRevision', 'decline'] })
  expect(JSON.stringify(await open(mine, key))).not.toContain('Cost')
  const never = await refusalOf(open(999_999, 'x'.repeat(32)))
  expect(never).toMatchObject({ status: 404, code: 'linkClosed' })
  const answer = (secret: string) =>
    server.anonymous.send(
      calls.answerSentProposal,
      { body: { ID: mine, Answer: 'decline' as const, Reason: 'x', Name: 'y' } },
      byLink(secret),
    )
  expect(await refusalOf(open(others, key))).toMatchObject({ status: never.status, code: never.code })
  expect(await refusalOf(open(mine, 'x'.repeat(32)))).toMatchObject({ status: never.status, code: never.code })
  expect(await refusalOf(server.anonymous.send(calls.getSentProposal, { ID: mine }))).toMatchObject({
    code: never.code,
  })
  server.at('2027-02-20T08:00:00Z')
  expect(await refusalOf(open(mine, key))).toMatchObject({ status: never.status, code: never.code })
  server.at('2027-01-10T08:00:00Z')
  await huda.send(calls.revokeLink, { body: await about(ID) })
  expect(await refusalOf(open(mine, key))).toMatchObject({ status: never.status, code: never.code })
  expect(await refusalOf(answer(key))).toMatchObject({ status: never.status, code: never.code })
  expect(await seen(ID)).toMatchObject({ State: 'proposalSent' })
})

test('whoever holds the link declines with a reason, and says who they are', async () => {
  const ID = await offered()
  const proposal = await sentOf(ID)
  const key = await linkOf(proposal)
  const body = { ID: proposal, Answer: 'decline' as const, Reason: '', Name: 'سلوى' }
  expect(await refusalOf(server.anonymous.send(calls.answerSentProposal, { body }, byLink(key)))).toMatchObject({
    status: 400,
  })
  await server.anonymous.send(calls.answerSentProposal, { body: { ...body, Reason: 'السعر مرتفع' } }, byLink(key))
  expect(await seen(ID)).toMatchObject({
    State: 'declined',
    Reason: 'السعر مرتفع',
    Proposals: [{ State: 'declined', AnsweredBy: 'سلوى' }],
  })
})

test('a proposal that nobody answers expires by the day, and may be renewed', async () => {
  const ID = await offered()
  const run = (at: string) => jobs[0]!.run({ db: server.db, now: new Date(at), files: server.files, data: {} })
  await run('2027-02-10T20:00:00Z')
  expect(await seen(ID)).toMatchObject({ State: 'proposalSent' })
  await run('2027-02-11T08:00:00Z')
  await run('2027-02-11T08:00:00Z')
  expect(await seen(ID)).toMatchObject({ State: 'expired', Proposals: [{ State: 'expired' }] })
  await huda.send(calls.takeUnderCosting, { body: await about(ID) })
  expect(await seen(ID)).toMatchObject({ State: 'underCosting' })
})

test('who asked alone gets the place offered, and pays', async () => {
  const ID = await offered(layla, { Trainees: 1 })
  const { Version } = await seen(ID, layla)
  await layla.send(calls.accept, { body: { ID, Version, ProposalID: await sentOf(ID) } })
  const whole = await seen(ID, layla)
  expect(whole.Invoice).toMatchObject({ State: 'sent' })
  const [named] = whole.Nominees
  expect(named).toMatchObject({ RegistrationID: expect.any(Number), Missing: [] })
  const registration = await server.db
    .selectFrom('registration.registration')
    .where('id', '=', named!.RegistrationID!)
    .select(['main', 'has_seat'])
    .executeTakeFirstOrThrow()
  expect(registration).toEqual({ main: 'waitlisted', has_seat: true })
})

test('people are swapped once nominations are closed, and the place goes along; paid in two parts it is paid', async () => {
  const [first, second] = await addTrainees(server.db, 2)
  await server.db
    .updateTable('people.trainee')
    .set({ organization_id: nileId })
    .where('id', 'in', [first!.id, second!.id])
    .execute()
  const ID = await offered()
  await hany.send(calls.accept, { body: { ID, Version: 1, ProposalID: await sentOf(ID) } })
  const person = (TraineeID: number | null, Name = 'مرشح') => ({ Name, Email: '', TraineeID })
  await hany.send(calls.nominate, { body: { ...(await about(ID)), People: [person(first!.id)] } })
  expect(
    await refusalOf(hany.send(calls.nominate, { body: { ...(await about(ID)), People: [person(first!.id)] } })),
  ).toMatchObject({ code: 'namedAlready' })
  const crowd = Array.from({ length: 5 }, () => person(null))
  expect(await refusalOf(hany.send(calls.nominate, { body: { ...(await about(ID)), People: crowd } }))).toMatchObject({
    code: 'tooManyNamed',
  })
  const foreign = (await addTrainees(server.db, 1))[0]!
  expect(
    await refusalOf(hany.send(calls.nominate, { body: { ...(await about(ID)), People: [person(foreign.id)] } })),
  ).toMatchObject({ status: 404 })

  await hany.send(calls.closeNominations, { body: await about(ID) })
  const closed = await seen(ID, hany)
  expect(closed).toMatchObject({ State: 'invoiced', OnlySwaps: true })
  expect(
    await refusalOf(hany.send(calls.nominate, { body: { ...(await about(ID)), People: [person(null)] } })),
  ).toMatchObject({ code: 'onlySwaps' })
  const [named] = closed.Nominees
  await hany.send(calls.swapNominee, {
    body: { ...(await about(ID)), NomineeID: named!.ID, Person: person(second!.id) },
  })
  const registrations = await server.db
    .selectFrom('registration.registration')
    .where('class_id', '=', closed.ClassID!)
    .select(['trainee_id', 'main'])
    .execute()
  expect(registrations).toEqual(
    expect.arrayContaining([
      { trainee_id: first!.id, main: 'cancelled' },
      { trainee_id: second!.id, main: expect.stringMatching(/approved|confirmed/) },
    ]),
  )

  const total = closed.Invoice!.Amount
  const pay = async (Minor: number) => {
    await hany.send(calls.uploadProof, {
      body: { ...(await about(ID)), FileID: null, SwiftCode: 'NBEGEGCX123', Note: '' },
    })
    const proof = (await seen(ID)).Proofs.find((each) => each.State === 'uploaded')!
    const body = { ProofID: proof.ID, Received: Minor, PaymentTypeID: null }
    return huda.send(calls.acceptProof, { body: { ...(await about(ID)), ...body } })
  }
  expect(await pay(50_000)).toMatchObject({ State: 'invoiced' })
  expect(await refusalOf(pay(total.Minor))).toMatchObject({ code: 'moreThanOwed' })
  const proof = (await seen(ID)).Proofs.find((each) => each.State === 'uploaded')!
  await huda.send(calls.rejectProof, { body: { ...(await about(ID)), ProofID: proof.ID, Reason: 'مبلغ آخر' } })
  expect(await pay(total.Minor - 50_000)).toMatchObject({ State: 'paid' })
})

test('cancelled with its class and its unpaid invoice; an editor calls off no class', async () => {
  const ID = await offered()
  await hany.send(calls.accept, { body: { ID, Version: 1, ProposalID: await sentOf(ID) } })
  const off = { ...(await about(ID)), Reason: 'تعذّر التنفيذ' }
  expect(await refusalOf(hany.send(calls.withdraw, { body: off }))).toMatchObject({ code: 'notNow' })
  expect(await refusalOf((await server.as('sami')).send(calls.cancel, { body: off }))).toMatchObject({ status: 403 })
  await huda.send(calls.cancel, { body: off })
  const gone = await seen(ID)
  expect(gone).toMatchObject({ State: 'cancelled', Invoice: { State: 'void' } })
  const { state } = await server.db
    .selectFrom('classes.course_class')
    .where('id', '=', gone.ClassID!)
    .select('state')
    .executeTakeFirstOrThrow()
  expect(state).toBe('cancelled')
})

test('a class that is called off on its own page ends its request, which asks for nothing more', async () => {
  const ID = await offered()
  await hany.send(calls.accept, { body: { ID, Version: 1, ProposalID: await sentOf(ID) } })
  const run = async () => jobs[0]!.run({ db: server.db, now: server.now(), files: server.files, data: {} })
  await run()
  const { ClassID } = await seen(ID)
  const { Version } = await huda.send(classesCalls.getCourseClass, { ID: ClassID! })
  await huda.send(classesCalls.cancel, { ID: ClassID!, body: { Version, Reason: 'تعذّر المدرب' } })
  expect(await seen(ID)).toMatchObject({ State: 'nominationsOpen', Invoice: { State: 'sent' } })
  await run()
  await run()
  expect(await seen(ID, hany)).toMatchObject({
    State: 'cancelled',
    Reason: 'تعذّر المدرب',
    Invoice: { State: 'void' },
    Actions: [],
  })
  const told = server.db.selectFrom('platform.event').where('kind', '=', 'requests.cancel').where('subject_id', '=', ID)
  expect(await told.select('data').execute()).toMatchObject([{ data: { bySystem: true, reason: 'تعذّر المدرب' } }])
})
