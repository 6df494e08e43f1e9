import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

type Values = Readonly<Record<string, string | number>>

const certified = `
  select c.class_id as "CourseClassID", c.trainee_id as "TraineeID" from certificates.certificate c
  join registration.registration r on r.id = c.registration_id
  where c.kind <> 'attendance' and c.mode = 'issuedDownloadable' order by c.id limit 1`
const finalResult = `
  select r.class_id as "CourseClassID", r.trainee_id as "TraineeID" from evaluation.final_result f
  join registration.registration r on r.id = f.registration_id where f.published_at is not null order by f.id limit 1`
/** A class that anybody may register to. */
const openClass = (as: string) => `
  select ${as} as "ID" from classes.course_class c join catalogue.course k on k.id = c.course_id
  where c.state in ('open', 'tentative', 'confirmed') and c.starts_on > current_date and c.organization_id is null and k.is_published
  order by c.id limit 1`
const first = (table: string, name = 'ID', column = 'id') =>
  `select ${column} as "${name}" from ${table} order by id limit 1`

const ofNadia = (table: string, owner: string) => `
  select r.id as "ID" from ${table} r join accounts.account a on a.id = r.${owner}
  where a.email = 'nadia@diwan.example' order by r.id limit 1`

const practicalItem = (course: string) =>
  `select q.id as "ID" from practical.item q join practical.sheet s on s.id = q.sheet_id where s.course_id ${course} order by q.id limit 1`
const ofKind = (kind: string) => `select id as "ID" from feedback.question where kind = '${kind}' order by id limit 1`

const roundOf = (kind: string) =>
  `select id as "ID" from feedback.round where kind = '${kind}' and is_counted order by id limit 1`
const codeOf = (who: string) => `
  select i.code as "Code" from feedback.invitation i where i.${who} is not null order by i.id desc limit 1`

const satPaper = `
  select a.exam_id as "ExamID", a.trainee_id as "TraineeID", e.class_id as "CourseClassID"
  from exams.attempt a join exams.exam e on e.id = a.exam_id where e.class_id is not null order by a.id limit 1`
const competitionPaper = `
  select p.trainee_id as "TraineeID", p.exam_id as "CompetitionExamID" from exams.competition_paper_facts p
  where p.attempt_state = 'final' order by p.exam_id, p.trainee_id limit 1`

const ownCourse = `
  select c.course_id as "ID" from catalogue.learner_facts c
  join people.trainee t on t.id = c.trainee_id where t.email = 'layla@diwan.example' order by c.course_id limit 1`

/* A record of the sample academy for each screen that shows one (null: it has none); a screen that is missing here fails. */
export const queries: Readonly<Record<string, string | null>> = {
  '/CustomerReview/CourseReview-edit/:ID?': roundOf('courseByTrainee'),
  '/CustomerReview/InstructorAssessment-edit/:ID?': roundOf('instructorByTrainee'),
  '/InstructorAssessmentResultDetail/:Code?': `
    select n.instructor_code as "Code" from feedback.round r join people.instructor_name_facts n on n.instructor_id = r.instructor_id
    where r.is_counted order by r.id limit 1`,
  '/ReviewAnswer/:Code?': codeOf('trainee_id'),
  '/InstructorAssessmentAnswerIACE/:Code?': codeOf('account_id'),
  '/report/InstructorAssessment/:ID?': roundOf('instructorByTrainee'),
  '/report/InstructorAssessmentAnswerIACE/:ID?': `
    select a.id as "ID" from feedback.asked a join feedback.round r on r.id = a.round_id
    where r.kind = 'instructorByEvaluator' and a.given_on is not null order by a.id limit 1`,
  '/report/CourseFeedBackIACE/:CourseID?/:CourseTypeID?': `
    select c.course_id as "CourseID", c.type_id as "CourseTypeID" from catalogue.course_type_facts c
    where c.type_id is not null order by c.course_id limit 1`,
  '/report/CourseFeedBackAnswerIACE/:CourseClassID?/:TraineeID?': `
    select i.class_id as "CourseClassID", i.trainee_id as "TraineeID" from feedback.invitation i
    where i.trainee_id is not null order by i.id limit 1`,
  '/SentNotifications/:ID?': null,
  '/Reports/Builder/:ID?': ofNadia('reports.saved_report', 'author_id'),
  '/Reports/View/:ID': ofNadia('reports.saved_report', 'author_id'),
  '/Papers/:ID': ofNadia('papers.run', 'owner_id'),
  '/Reports/Run/:ID': ofNadia('reports.run', 'owner_id'),
  '/report/ReportRun/:ID': ofNadia('reports.run', 'owner_id'),
  '/Meetings/:ID?': first('meetings.meeting'),
  '/MyMeeting/:ID': `
    select i.meeting_id as "ID" from meetings.invitee i join accounts.account a on a.id = i.account_id
    where a.email = 'layla@diwan.example' order by i.id limit 1`,
  '/MeetingInvitation/:Code?': `select code as "Code" from meetings.invitee order by id limit 1`,
  '/Webhooks/:ID?': first('integrations.webhook'),
  '/User/ErasureRequest/:ID': null,
  '/pages/login/:CompetitionCode?': `select 'CMP-7' as "CompetitionCode"`,
  '/pages/CheckCode/:Email?': `select 'layla@example.org' as "Email"`,
  '/User/Account/:ID': first('accounts.account'),
  '/User/Account-Edit/:ID?': first('accounts.account'),
  '/User/Trainee-Edit/:ID?': first('people.trainee'),
  '/User/Merge/:ID/:OtherID?': `select one_id as "ID", other_id as "OtherID" from people.trainee_pair order by id limit 1`,
  '/Instructor/Merge/:ID/:OtherID?': `select one_id as "ID", other_id as "OtherID" from people.instructor_pair order by id limit 1`,
  '/Instructor/Add-Edit/:ID?': first('people.instructor'),
  '/User/Organization-Edit/:ID?': first('people.organization'),
  '/User/TraineeHistory/:ID?': first('people.trainee'),
  '/Instructor/InstructorHistory/:ID?': first('people.instructor'),
  '/User/CustomerHistory/:ID?': first('people.organization'),
  '/User/TraineeCourses/:ID?': first('people.trainee'),
  '/report/TraineeProfileIACE/:TraineeID?': first('people.trainee', 'TraineeID'),
  '/report/CourseDetail/:ID?': first('catalogue.course'),
  '/report/InstructorProfileIACE/:InstructorID?': first('people.instructor', 'InstructorID'),
  '/report/OrganizationProfile/:OrganizationID?': first('people.organization', 'OrganizationID'),
  '/report/CourseCatalogReport/:CategoryID?': first('lookups.course_category', 'CategoryID'),
  '/report/DiplomaDetail/:ID?': first('diplomas.diploma'),
  '/report/UpcomingCourseDetail/:ID?': `
    select id as "ID" from classes.course_class where state = 'open' order by starts_on desc limit 1`,
  '/report/RegistrationFormIACE/:RegistrationID?/:TraineeID?': `
    select id as "RegistrationID", trainee_id as "TraineeID" from registration.registration
    where main <> 'draft' order by id limit 1`,
  '/report/RegistrationCheckListIACE/:CourseName?': `
    select code as "CourseName" from catalogue.course where is_published order by id limit 1`,
  '/report/RegistrationPlacementLetterReportIACE/:CourseRegistraionID?/:AnnualPlanID?': `
    select r.id as "CourseRegistraionID", c.plan_row_id as "AnnualPlanID" from registration.registration r
    join classes.course_class c on c.id = r.class_id
    where r.main = 'attending' and c.plan_row_id is not null order by r.id limit 1`,
  '/Course/:ID?': first('lookups.course_area_of_study'),
  '/Setting/Course-Edit/:ID?/:IsDeplom': `select id as "ID", 'false' as "IsDeplom" from catalogue.course order by id limit 1`,
  '/CourseDeploma/:ID?': first('diplomas.diploma'),
  '/Setting/Course-Edit/:ID?/true': first('diplomas.diploma'),
  '/diploma_programs/:ID?': first('diplomas.diploma'),
  '/Track-Edit/:ID?': first('diplomas.track'),
  '/CourseList/:ID?': first('lookups.course_area_of_study'),
  '/CourseDetail/:ID?': first('catalogue.course'),
  '/CourseClassDetail/:ID?': `
    select c.class_id as "ID" from catalogue.learner_facts c
    join people.trainee t on t.id = c.trainee_id where t.email = 'layla@diwan.example' order by c.class_id limit 1`,
  '/CourseContentDetail/:ID?': ownCourse,
  '/CourseContentDetailAndExams/:ID?': ownCourse,
  '/CourseMaterialDetail/:ID?': null,
  '/DubaiEventGuests/:ID': first('occasions.occasion'),
  '/DubaiEventDoor/:ID': first('occasions.occasion'),
  '/Catalogue/:ID': openClass('c.course_id'),
  '/Catalogue/Class/:ID': openClass('c.id'),
  '/report/CoursePoster/:ID?': openClass("'class-' || c.id"),
  '/Event/:ID?': first('occasions.occasion'),
  '/Campaigns/:ID?': null,
  '/MailRefusal/:Key?': null,
  '/StopLetters/:Key?': null,
  '/AdvertisementLink/:Key?': null,
  '/report/Advertisement/:ID?': first('campaigns.advert'),
  '/EventPass/:Code?': first('occasions.guest', 'Code', 'code'),
  '/report/EventDoorList/:ID?': first('occasions.occasion'),
  '/Setting/ClassRoom-Edit/:ID?': first('planning.class_room'),
  '/Setting/Room-Edit/:ID?': first('accommodation.room'),
  '/InstructorConfirmation/:ID?': first('planning.plan_row'),
  '/Setting/CourseClass-Edit/:ID?': first('classes.course_class'),
  '/InstructorClassConfirmation/:ID?': first('classes.course_class'),
  '/RegistrationStatus/:Code?': first('registration.registration', 'Code', 'code'),
  '/ConfirmRegistration/:ID?': first('registration.registration'),
  '/ConfirmCustomRegistration/:ID?': first('registration.registration'),
  '/verify-card/:Code?': `select verify_code as "Code" from membership.card where verify_code is not null order by id limit 1`,
  '/Question/AssessmentCourseQuestion-edit/:ID?': ofKind('courseByTrainee'),
  '/Question/AssessmentInstructorQuestion-edit/:ID?': ofKind('instructorByTrainee'),
  '/PracticalExamination/GeneralPracticalQuestion-edit/:ID?': practicalItem('is null'),
  '/CoursePracticalQuestion-edit/:ID?': practicalItem('is not null'),
  '/ConfirmRequestRegistration/:ID?': first('registration.registration'),
  '/CourseRequest-Edit/:ID?': first('requests.course_request'),
  // Its link opens it alone.
  '/CourseProposal/:ID?': null,
  '/RegisterConfirmation/:Code?': first('registration.registration', 'Code', 'code'),
  '/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?': `
    select course_id as "CourseID", id as "CourseClassID", coalesce(plan_row_id, 0) as "AnnualPlanID"
    from classes.course_class order by id limit 1`,
  '/CourseRegistration-Edit/:ID': first('registration.registration'),
  '/ListOfModules/:ID?': first('catalogue.course'),
  '/Question/QuestionsBank/:CourseID?/:ModuleID?': `
    select course_id as "CourseID", id as "ModuleID" from catalogue.course_module order by id limit 1`,
  '/Question/QuestionBank-edit/:ID?': first('exams.question'),
  '/courseExam/CourseExam-Edit/:ID?': first('exams.exam'),
  '/Exam-add/Edit/:ID?': first('exams.exam'),
  '/ExamAnswer/:Code?': first('exams.exam', 'Code', 'code'),
  '/InstructorTraineeExam/:ID?/:CourseClassID?': `
    select id as "ID", class_id as "CourseClassID" from exams.exam order by id limit 1`,
  '/MarkTraineeExam/:ExamID?/:TraineeID?/:CourseClassID?': `
    select a.exam_id as "ExamID", a.trainee_id as "TraineeID", e.class_id as "CourseClassID"
    from exams.attempt a join exams.exam e on e.id = a.exam_id order by a.id limit 1`,
  '/TraineeExam/:CourseClassID?/:ID?': `
    select id as "ID", class_id as "CourseClassID" from exams.exam where class_id is not null order by id limit 1`,
  '/TraineeExamWithAnswer/:CourseClassID?/:TraineeID?/:ExamID?': satPaper,
  '/RepeatExams/:CourseClassID?/:TraineeID?': satPaper,
  '/Competition-add/Edit/:ID?': first('competitions.competition'),
  '/TraineeCompetitionExam/:ID?': `
    select exam_id as "ID" from exams.competition_paper_facts order by exam_id limit 1`,
  '/TraineeCompetitionExamWithAnswer/:TraineeID?/:CompetitionExamID?': competitionPaper,
  '/YourCompetitionExamWithAnswer/:TraineeID?/:CompetitionExamID?': competitionPaper,
  '/CompetitionAnswer/:Code?': first('competitions.competition', 'Code', 'code'),
  '/verify-competition/:Code?': `
    select verify_code as "Code" from competitions.entry where verify_code is not null order by id limit 1`,
  // The code on the wall lives for seconds.
  '/AttendanceByCode/:Code?': null,
  '/User/TraineePass/:CourseClassID?/:TraineeID?': finalResult,
  '/TraineeCoursePass/:CourseClassID?/:TraineeID?': finalResult,
  '/verify/:Code?': first('certificates.certificate', 'Code', 'verify_code'),
  '/report/Certificate/:CourseClassID?/:TraineeID?': certified,
  '/report/AttendeCertificate/:CourseClassID?/:TraineeID?': certified,
  '/report/CourseRegistrationInvoiceIACE/:ID?/:AnnualPlanID?': `
    select i.subject_id as "ID", coalesce(c.plan_row_id, 0) as "AnnualPlanID" from billing.invoice i
    join registration.registration r on r.id = i.subject_id
    join classes.course_class c on c.id = r.class_id order by i.id limit 1`,
  '/report/FinalEvaluationIACE/:CourseClassID?/:TraineeID?': finalResult,
}

const absent = 2_147_483_000

/** The addresses of a screen that shows a record: one that the sample academy has, and one that nobody has. */
export async function recordPaths(db: Database, path: string): Promise<string[]> {
  const query = queries[path]
  // A document is drawn from its sample (testing/pages): those that have a line here are opened with a record too.
  if (query === undefined && path.startsWith('/report/')) return []
  if (query === null) return [path.replace(':ID', String(absent))]
  if (query === undefined) throw new Error(`${path} shows a record, of which e2e/screens/records.ts knows none`)
  const { rows } = await sql<Values>`${sql.raw(query)}`.execute(db)
  if (!rows[0]) throw new Error(`The sample academy has no record for ${path}`)
  const never = Object.fromEntries(
    // No two alike: a page that shows two records refuses one twice.
    Object.entries(rows[0]).map(([name, value], place) => [
      name,
      typeof value === 'number' ? absent + place : `${value}x`,
    ]),
  )
  return [filled(path, rows[0]), filled(path, never)]
}

const filled = (path: string, values: Values): string =>
  path
    .split('/')
    .map((part) => {
      if (!part.startsWith(':')) return part
      const value = values[part.replace(/^:|\?$/g, '')]
      if (value === undefined) throw new Error(`${path}: no value for ${part}`)
      return encodeURIComponent(value)
    })
    .join('/')
