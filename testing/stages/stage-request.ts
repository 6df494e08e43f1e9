import { requestsCalls as calls } from '#modules/requests/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import type { TestServer } from '#testing/server.ts'
import { addTrainees } from './registrations.ts'

/** A course request of the cast's organization (contact person hany), or of the trainee layla, as staff (huda) sees it. */
export interface StagedRequest {
  readonly ID: number
  readonly asker: Asker
  readonly seen: () => Promise<Awaited<ReturnType<typeof read>>>
}

const read = (huda: Asker, ID: number) => huda.send(calls.getCourseRequest, { ID })

const wish = {
  CourseID: null,
  Topic: 'Fatigue management',
  FirstDay: null,
  LastDay: null,
  Month: '2027-04',
  Trainees: 5,
  RequestLocationID: null,
  OwnSite: '12 Airport Road',
  Language: 'en' as const,
  Nights: null,
  RoomTypeID: null,
  PayerName: '',
  ContactName: 'Hany Alsharif',
  ContactEmail: 'hany@nile.example',
  ContactPhone: '',
  Notes: 'A projector is there.',
  OrganizationID: null,
  TraineeID: null,
  Submit: true,
}
const offer = {
  FirstDay: '2027-04-04',
  LastDay: '2027-04-15',
  Weekdays: [0, 1, 2, 3, 4],
  StartTime: '09:00',
  EndTime: '14:00',
  Hours: 25,
  Place: 'customerSite' as const,
  Language: 'en' as const,
  Currency: 'USD',
  DiscountPercent: 0,
  CostMinor: null,
  ValidUntil: '2027-02-10',
  Text: {},
}

/** Asked for; the test's clock stands before April 2027, or `more` says another month. */
export async function stageRequest(
  server: TestServer,
  by: 'hany' | 'layla' = 'hany',
  more: object = {},
): Promise<StagedRequest> {
  const [asker, huda] = [await server.as(by), await server.as('huda')]
  const { ID } = await asker.send(calls.add, { body: { ...wish, Trainees: by === 'layla' ? 1 : 5, ...more } })
  return { ID, asker, seen: () => read(huda, ID) }
}

/** With a proposal written, over so many dollars in all; `more` of what the form gives. */
export async function writeOffer(server: TestServer, request: StagedRequest, dollars: number, more: object = {}) {
  const huda = await server.as('huda')
  const about = aboutOf(request)
  const { id: CourseID } = await server.db
    .selectFrom('catalogue.course')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  if ((await request.seen()).State !== 'underCosting') await huda.send(calls.takeUnderCosting, { body: await about() })
  const { Trainees } = await request.seen()
  const Lines = [{ Text: { en: 'Course fee' }, Quantity: Trainees, Minor: (dollars * 100) / Trainees }]
  const Proposal = { ...offer, CourseID, Trainees, Lines, ...more }
  await huda.send(calls.writeProposal, { body: { ...(await about()), Proposal } })
}

/** The request at the version that it has now, as acts name it. */
export const aboutOf = (request: StagedRequest) => async () => ({
  ID: request.ID,
  Version: (await request.seen()).Version,
})

/** With a proposal sent, over so many dollars in all; `more` of what the form gives. */
export async function sendOffer(
  server: TestServer,
  request: StagedRequest,
  dollars = 1500,
  more: object = {},
): Promise<number> {
  await writeOffer(server, request, dollars, more)
  await (await server.as('huda')).send(calls.sendProposal, { body: await aboutOf(request)() })
  return (await request.seen()).Proposals.find(({ State }) => State === 'sent')!.ID
}

/** So many trainees of the organization are named for it. */
export async function nameTrainees(server: TestServer, request: StagedRequest, named: number): Promise<void> {
  const { OrganizationID } = await request.seen()
  const people = await addTrainees(server.db, named)
  await server.db
    .updateTable('people.trainee')
    .set({ organization_id: OrganizationID })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  const People = people.map(({ id }, at) => ({ Name: `Nominee ${at + 1}`, Email: '', TraineeID: id }))
  await request.asker.send(calls.nominate, { body: { ...(await aboutOf(request)()), People } })
}

/** Accepted by whoever asked: there is a class, its invoice, and a registration of each of so many who are named. */
export async function accept(server: TestServer, request: StagedRequest, ProposalID: number, named = 0) {
  const { ID, asker } = request
  if (named > 0) await nameTrainees(server, request, named)
  await asker.send(calls.accept, { body: { ID, Version: (await request.seen()).Version, ProposalID } })
  return request.seen()
}

/* What somebody asks for, and what the academy offers, where a test does not say otherwise. */

export const courseWish = {
  CourseID: null as number | null,
  Topic: 'إدارة الإجهاد',
  FirstDay: null,
  LastDay: null,
  Month: '2027-04',
  Trainees: 5,
  RequestLocationID: null,
  OwnSite: '',
  Language: 'ar' as const,
  Nights: null,
  RoomTypeID: null,
  PayerName: '',
  ContactName: 'هاني الشريف',
  ContactEmail: 'hany@nile.example',
  ContactPhone: '',
  Notes: '',
  OrganizationID: null as number | null,
  TraineeID: null as number | null,
  Submit: true,
}
export const courseOffer = {
  CourseID: 0,
  FirstDay: '2027-04-04',
  LastDay: '2027-04-15',
  Weekdays: [0, 1, 2, 3, 4],
  StartTime: '09:00',
  EndTime: '14:00',
  Hours: 25,
  Place: 'academy' as const,
  Language: 'ar' as const,
  Trainees: 5,
  Currency: 'USD',
  Lines: [
    { Text: { ar: 'رسوم الدورة', en: 'Course fee' }, Quantity: 5, Minor: 33_333 },
    { Text: { ar: 'المادة العلمية' }, Quantity: 1, Minor: 9_999 },
  ],
  DiscountPercent: 7.5,
  CostMinor: 100_000 as number | null,
  ValidUntil: '2027-02-10',
  Text: { ar: 'نسعد بتقديم هذا العرض.' },
}
