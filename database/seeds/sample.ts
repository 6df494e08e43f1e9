import type { Database } from '#platform/server/database.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { settingSections } from '#apps/setting-sections.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { cast } from './cast/members.ts'
import { seedCast } from './cast.ts'
import { insertCourses } from './course-seed.ts'
import { insertClassRooms } from './class-room-seed.ts'
import { insertAttendance } from './sample/attendance.ts'
import { insertAudit } from './sample/telling/audit.ts'
import { insertCertificates } from './sample/certificates.ts'
import { insertClasses } from './sample/classes.ts'
import { insertCosts } from './sample/costs/costs.ts'
import { cargoAndMaintenance } from './sample/courses/cargo-and-maintenance.ts'
import { languagesAndDigital } from './sample/courses/languages-and-digital.ts'
import { operations } from './sample/courses/operations.ts'
import { safetyAndSecurity } from './sample/courses/safety-and-security.ts'
import { serviceAndBusiness } from './sample/courses/service-and-business.ts'
import { insertDiplomas } from './sample/diplomas.ts'
import { insertAccessArrangement, insertExams } from './sample/exams.ts'
import { insertInstructors } from './sample/people/instructors.ts'
import { insertNotifications } from './sample/notifications.ts'
import { insertOccasion } from './sample/occasions/occasion.ts'
import { insertOrganizations } from './sample/people/organizations.ts'
import { insertAdmissionTest } from './sample/courses/admission-test.ts'
import { insertPlan, insertScenario } from './sample/plan.ts'
import { insertMachineMarked } from './sample/machine-marked.ts'
import { insertQuestions } from './sample/questions.ts'
import { insertPracticalWork } from './sample/practical/work.ts'
import { insertPracticalItems } from './sample/practical/items.ts'
import { insertConversations } from './sample/chat/conversations.ts'
import { insertCompetitions } from './sample/competitions/competitions.ts'
import { insertMembershipCards } from './sample/membership/cards.ts'
import { insertMaterials, type KeepFile } from './sample/courses/materials.ts'
import { insertRevisions } from './sample/courses/revisions.ts'
import { random } from './sample/random.ts'
import { insertRegistrations } from './sample/insert-registrations.ts'
import { drawRegistrations } from './sample/registrations.ts'
import { insertDocuments } from './sample/library/documents.ts'
import { insertMeetings } from './sample/meetings/meetings.ts'
import { insertIntegrations } from './sample/telling/integrations.ts'
import { insertPrintedPapers } from './sample/reports/papers.ts'
import { insertReports } from './sample/reports/reports.ts'
import { insertEmptySearches } from './sample/reports/searches.ts'
import { insertTemplate } from './sample/requests/template.ts'
import { insertCampaigns } from './sample/telling/campaigns.ts'
import { insertFeedback } from './sample/feedback/questions.ts'
import { insertFeedbackRounds } from './sample/feedback/rounds.ts'
import { acceptRequests } from './sample/requests/accepted.ts'
import { insertRequests } from './sample/requests/requests.ts'
import { insertRooms } from './sample/rooms.ts'
import { insertResults } from './sample/results.ts'
import { sampleClassRooms } from './sample/class-rooms.ts'
import { stageOf } from './sample/stages.ts'
import { drawRuns } from './sample/timetable.ts'
import { insertTrainees } from './sample/people/trainees.ts'
import { readWorld } from './sample/world.ts'
import { raiseSeries } from './series.ts'

/**
 * Fills a database that has its lookups, and at most the cast, with a working academy around the cast: thirty courses, twelve class rooms,
 * twenty instructors, four hundred trainees and a year of classes around `today`. The same day gives the same academy.
 * Without `keepFile` its materials are links alone.
 */
export async function seedSample(db: Database, today: Day, keepFile?: KeepFile): Promise<void> {
  const dice = random(20_260_101)
  const somebody = await db.selectFrom('accounts.account').select('id').limit(1).executeTakeFirst()
  if (!somebody) await seedCast(db, today)
  await insertCourses(db, [
    ...safetyAndSecurity,
    ...operations,
    ...cargoAndMaintenance,
    ...serviceAndBusiness,
    ...languagesAndDigital,
  ])
  await insertClassRooms(db, sampleClassRooms)
  await insertRooms(db, today)
  await insertInstructors(db, dice)
  const organizations = await insertOrganizations(db)
  await insertTrainees(db, dice, today, organizations)
  await raiseSeries(db, { trainee: 400, instructor: 20, organization: 1 + organizations.added.length })

  const world = await readWorld(db, today, dice)
  const runs = drawRuns(world).map((run, at) => ({ ...run, stage: stageOf(run, today, at) }))
  const staged = await insertPlan(db, world, runs)
  const { classes, lastNumber } = await insertClasses(db, world, staged)
  const { registrations, numbers } = await insertRegistrations(db, world, drawRegistrations(world, classes))
  const attended = await insertAttendance(db, world, registrations)
  const bank = await insertQuestions(db, world)
  const asked = [...bank.values()].flat().length
  const more = await insertMachineMarked(db, world, asked)
  const sat = await insertExams(db, world, classes, attended, bank, more)
  await insertAccessArrangement(db, world)
  await insertAdmissionTest(db, world, bank, sat.numbers)
  await insertScenario(db, world)
  const evaluated = await insertResults(db, world, attended, sat.exams, sat.percents)
  await insertDiplomas(db)
  await insertMaterials(db, world.accountOf(cast.sami.email), keepFile)
  await insertPracticalItems(db)
  await insertRevisions(db, world.accountOf(cast.sami.email), today)
  const certificates = await insertCertificates(db, world, evaluated)
  await insertCosts(db, staged)
  await insertNotifications(db, world, registrations)
  await insertOccasion(db, world)
  await insertDocuments(db, world.accountOf(cast.sami.email), keepFile)
  await insertCampaigns(db, world.accountOf(cast.sami.email), today)
  await insertFeedback(db)
  await insertFeedbackRounds(db, world, classes)
  await insertConversations(db, world)
  await insertMeetings(db, world)
  await insertIntegrations(db, world.accountOf(cast.nadia.email))
  await insertReports(db, world, keepFile)
  await insertPrintedPapers(db, world)
  await insertEmptySearches(db, today)
  await insertTemplate(db)
  await insertAudit(db)

  const year = Number(today.slice(0, 4))
  const requests = await insertRequests(db, world, year)
  const last = (counted: { last: ReadonlyMap<number, number> }) => counted.last.get(year) ?? 0
  const counted = {
    courseClass: last({ last: lastNumber }),
    registration: last(numbers.registration),
    courseRequest: requests.length,
    invoice: last(numbers.invoice),
    exam: last(sat.numbers),
    certificate: last(certificates.numbers),
  }
  await raiseSeries(db, counted, year)
  await raiseSeries(db, { question: asked + [...more.values()].flat().length })
  for (const section of settingSections)
    for (const [key, { sample }] of Object.entries(section.table))
      if (sample !== undefined) await changeSetting(db, section, key, sample)
  // Acts are done in a transaction, also where the sample is not.
  const accepting = async (tx: Database) => {
    await acceptRequests(tx, world, requests)
    await insertMembershipCards(tx, world)
    await insertPracticalWork(tx, world)
    await insertCompetitions(tx, world, bank)
  }
  await (db.isTransaction ? accepting(db) : db.transaction().execute(accepting))
}
