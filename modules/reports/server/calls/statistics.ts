import { kindsKeptBy } from '#modules/feedback/rules/kinds.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notAllowed, refuse } from '#platform/shared/refusal.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { reportsCalls as calls } from '../../contract/calls.ts'
import { notGroupedSo, periodTooLong } from '../../contract/refusals.ts'
import { daysOf, longestPeriod, monthsOf, periodBefore, type Period } from '../../rules/period.ts'
import {
  addedFigures,
  figuresOf,
  shownFigures,
  subjectKeys,
  subjects,
  type Grouping,
  type SubjectKey,
} from '../../rules/subjects.ts'
import { countedRows, groupsAndSum, mostGroups, sumOf } from '../store/statistics.ts'
import type { Shown } from '../store/subjects/subject.ts'
import { withAhead } from '../acts/counting-ahead.ts'
import { reckoned } from '../acts/reckoned.ts'

const shownTo = (actor: Actor): Shown => ({ feedbackKinds: kindsKeptBy(actor) })
const mayAsk = ({ role, permissions }: Actor, subject: SubjectKey) => passes(subjects[subject].who, role, permissions)

function periodOf({ From: from, To: to }: { From: Day; To: Day }): Period {
  const days = daysOf({ from, to })
  if (days < 1 || days > longestPeriod) refuse(periodTooLong)
  return { from, to }
}

interface Asked {
  readonly Subject: SubjectKey
  readonly By?: Grouping | undefined
  readonly Figure?: string | undefined
  readonly CourseID?: string | undefined
  readonly OrganizationID?: string | undefined
}

/** Refuses before anything is counted: zeros would say that a course has none of what belongs to no course. */
function checked(actor: Actor, { Subject, By, Figure, CourseID, OrganizationID }: Asked): void {
  if (!mayAsk(actor, Subject)) refuse(notAllowed)
  const hasFigure = Figure === undefined || shownFigures(Subject).includes(Figure)
  const isGrouped = (by: Grouping) => subjects[Subject].by.includes(by)
  const hasGroups =
    (By === undefined || isGrouped(By)) &&
    (CourseID === undefined || isGrouped('course')) &&
    (OrganizationID === undefined || isGrouped('organization'))
  if (!hasFigure || !hasGroups) refuse(notGroupedSo)
}

const nothing = (subject: SubjectKey) => addedFigures(subject).map(() => 0)

export const getStatistic: Handler<typeof calls.getStatistic> = async ({ db, actor, query, now }) => {
  const { Subject: subject, By: by } = query
  checked(actor, query)
  const period = periodOf(query)
  const about = await reckoned(db, now)
  const counted = await withAhead(db, {
    ...about,
    ...shownTo(actor),
    subject,
    period,
    courseId: query.CourseID,
    organizationId: query.OrganizationID,
  })
  const before = { ...counted, period: periodBefore(period) }
  const { groups, sum } = await groupsAndSum(db, counted, by)
  // What is shown has its year before, however few rows that has.
  const { groups: found, sum: sumBefore } = await groupsAndSum(db, before, by, { first: groups.map(({ key }) => key) })
  // A month stands beside that of the year before.
  const keyNow = (key: string) => (by === 'month' ? `${Number(key.slice(0, 4)) + 1}${key.slice(4)}` : key)
  const earlier = found.map((group) => ({ ...group, key: keyNow(group.key) }))
  const addedNow = new Map(groups.map(({ key, added }) => [key, added]))
  const addedBefore = new Map(earlier.map(({ key, added }) => [key, added]))
  const values = (added: readonly number[] | undefined) => figuresOf(subject, added ?? nothing(subject))
  // What there was in the year before alone stands below: the column of the year before comes to its sum.
  const all = [...groups, ...earlier.filter(({ key }) => !addedNow.has(key))]
  // A month without rows stands as well: the line of time has no gaps.
  const shown = by === 'month' && all.length > 0 ? monthsOf(period).map((key) => ({ key, name: null })) : all
  return {
    Figures: shownFigures(subject),
    Groups: shown.slice(0, mostGroups).map(({ key, name }) => ({
      Key: key,
      Name: name,
      Values: values(addedNow.get(key)),
      Before: values(addedBefore.get(key)),
    })),
    IsCut: all.length > mostGroups,
    Sum: values(sum),
    SumBefore: values(sumBefore),
    Currency: about.base,
    CountedAt: counted.ahead?.countedAt ?? null,
  }
}

export const getStatisticSums: Handler<typeof calls.getStatisticSums> = async ({ db, actor, query, now }) => {
  const period = periodOf(query)
  const about = await reckoned(db, now)
  const Subjects = []
  const countedAt: string[] = []
  for (const subject of subjectKeys.filter((each) => mayAsk(actor, each))) {
    const counted = await withAhead(db, { ...about, ...shownTo(actor), subject, period })
    if (counted.ahead) countedAt.push(counted.ahead.countedAt)
    const sum = async (of: Period) => figuresOf(subject, await sumOf(db, { ...counted, period: of }))
    Subjects.push({
      Subject: subject,
      Figures: shownFigures(subject),
      Values: await sum(period),
      Before: await sum(periodBefore(period)),
    })
  }
  return { Subjects, Currency: about.base, CountedAt: countedAt.toSorted()[0] ?? null }
}

export const getCountedRows: Handler<typeof calls.getCountedRows> = async ({ db, actor, query, now }) => {
  const {
    Subject: subject,
    Figure: figure,
    By: by,
    Key: key,
    CourseID: courseId,
    OrganizationID: organizationId,
  } = query
  checked(actor, query)
  const period = periodOf(query)
  const about = { ...(await reckoned(db, now)), ...shownTo(actor) }
  const asked = { ...about, subject, period, figure, by, key, courseId, organizationId }
  const { rows, total } = await readList(db, countedRows, query, asked)
  return { Items: rows, Total: total }
}
