import type { TestDatabase } from '../database.ts'

const aClass = "select id from classes.course_class where code = 'F-CC-010999'"
const layla = "select id from people.trainee where email = 'layla@diwan.example'"

/** A record of the filled academy for each filter that names one, as SQL; one that many rows name. */
const records: Readonly<Record<string, string>> = {
  ID: aClass,
  SendID: 'select min(id) as id from notifications.send',
  ClassID: aClass,
  CourseClassID: aClass,
  courseClassID: aClass,
  AnnualPlanID: "select plan_row_id as id from classes.course_class where code = 'F-CC-010999'",
  CourseID: "select id from catalogue.course where code = 'F-C-100'",
  RoundID:
    "select r.id from feedback.round r join classes.course_class c on c.id = r.class_id where c.code = 'F-CC-010999'",
  PrerequisiteID: "select id from catalogue.course where code = 'F-C-100'",
  DiplomaID: "select id from diplomas.diploma where code = 'F-D-5'",
  TrackID: "select id from diplomas.track where code = 'F-T-5'",
  ModuleID:
    "select m.id from catalogue.course_module m join catalogue.course c on c.id = m.course_id where c.code = 'F-C-100' limit 1",
  ExamQuestionID:
    "select q.id from exams.exam_question q join exams.exam e on e.id = q.exam_id where e.code = 'F-EX-8001' order by q.position limit 1",
  QuestionID:
    "select q.question_id as id from exams.exam_question q join exams.exam e on e.id = q.exam_id where e.code = 'F-EX-8001' order by q.position limit 1",
  ExamID: "select id from exams.exam where code = 'F-EX-8001'",
  ClassRoomID: "select id from planning.class_room where code = 'F-R-50'",
  TraineeID: layla,
  traineeID: layla,
  OrganizationID: "select id from people.organization where code = 'ORG-0001'",
  CoordinatorID: "select id from accounts.account where email = 'trainingcoordinator7@filled.example'",
  InstructorID: "select id from people.instructor where email = 'omar@diwan.example'",
  instructorID: "select id from people.instructor where email = 'omar@diwan.example'",
  // Everybody has one.
  ContactTypeID: "select id from lookups.contact_type where code = 'EMAIL'",
  ActorID: "select id from accounts.account where email = 'trainingcoordinator7@filled.example'",
}

const values: Readonly<Record<string, unknown>> = {
  AudienceID: 1,
  ScenarioID: 1,
  CourseRevision: 1,
  CampaignID: 1,
  AdvertID: 1,
  MadeBy: 1,
  CategoryID: 2,
  LevelID: 2,
  TypeID: 2,
  AreaID: 2,
  ProviderID: 2,
  TrainingStrategyID: 2,
  RequestLocationID: 2,
  ParticipationTypeID: 2,
  MaterialTypeID: 2,
  StatusID: 2,
  IndustrySectorID: 2,
  TitleID: 2,
  MaritalStatusID: 2,
  EducationDegreeID: 2,
  LanguageID: 2,
  ExamTypeID: 2,
  ClassRoomKindID: 2,
  NationalityID: 7,
  CountryID: 3,
  FacilityID: 2,
  KindID: 2,
  HotelID: 1,
  RoomTypeID: 2,
  RoomFacilityID: 2,
  Night: '2026-06-15',
  Currency: 'USD',
  ExtraID: 2,
  PaymentTypeID: 2,
  From: '2026-06-01',
  To: '2026-06-30',
  OpenAfter: '2026-06-15',
  Until: '2026-06-30',
  startDate: '2026-06-01',
  endDate: '2026-06-30',
  Month: '2026-08',
  OfMonth: 6,
  Year: 2026,
  MinCapacity: 30,
  Language: 'ar',
  CompetitionID: 1,
  EventID: 2,
  MeetingID: 7,
  WebhookID: 1,
  RequestID: 'filled-777',
  ReportID: 7,
  SubjectID: '123',
  SubjectType: 'class',
  Given: 'A',
  Kind: 'registration.submit',
  kind: 'classConfirmed',
}

/** What filters that are no choice are asked for, by their name. */
export async function samplesOf({ pool }: TestDatabase): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = { ...values }
  for (const [name, text] of Object.entries(records)) {
    const { rows } = await pool.query<{ id: number }>(text)
    if (!rows[0]) throw new Error(`The filled academy has no ${name}: ${text}`)
    found[name] = rows[0].id
  }
  return found
}

/**
 * A code's end, a name of two words, and the same with a letter wrong, which nobody has: few rows have them, so that only
 * an index finds them quickly.
 */
export const searches = ['000123', 'ليلى حسن', 'ليلى حسض'] as const
