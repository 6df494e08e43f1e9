import * as z from 'zod'
import { figureKeys } from '#platform/shared/record/figure-keys.ts'
import { firstStepKeys } from '#platform/shared/record/first-step-keys.ts'
import { codeReply } from '#platform/shared/record/list.ts'
import { day, instant, trilingualReply } from '#platform/shared/shapes.ts'
import { replicaStates } from '../rules/health.ts'

const ofClass = { CourseClassID: z.int(), ClassCode: codeReply(), CourseName: trilingualReply }

/** A count that a module hands in, and the page on which exactly these rows are listed. */
export const figureReply = z.object({
  Key: z.enum(figureKeys),
  Count: z.int(),
  /** Since when the oldest waits; null where nothing says it. */
  Oldest: day().nullable(),
  Href: z.string(),
})

/** What the homes of some roles show beside what waits; null on all others. */
export const homeParts = {
  Figures: z.array(figureReply),
  /** Of a coordinator: the academy's sessions of today, with how many of those who take part are marked. */
  Sessions: z
    .array(
      z.object({
        ...ofClass,
        SessionID: z.int(),
        SessionNumber: z.int(),
        StartsAt: z.string(),
        EndsAt: z.string(),
        Place: z.enum(['academy', 'customerSite', 'online']),
        ClassRoomCode: codeReply().nullable(),
        ClassRoomName: trilingualReply.nullable(),
        InstructorName: trilingualReply.nullable(),
        Enrolled: z.int(),
        Marked: z.int(),
      }),
    )
    .nullable(),
  /** Of a coordinator: the first of the classes that are under their minimum. */
  Short: z
    .array(z.object({ ...ofClass, StartDate: day(), DaysLeft: z.int(), Enrolled: z.int(), MinTrainees: z.int() }))
    .nullable(),
  /** Of a coordinator: the seats of the classes that one can register for. */
  Seats: z.object({ Classes: z.int(), Seats: z.int(), Taken: z.int() }).nullable(),
  /** Of an instructor: minutes taught in this week and month, and in each of the three months before. */
  Load: z.object({ Week: z.int(), Month: z.int(), Before: z.array(z.int()) }).nullable(),
  /** Of a trainee: how far each class is. */
  Progress: z
    .array(
      z.object({
        ...ofClass,
        StartDate: day(),
        EndDate: day(),
        ThresholdPercent: z.number(),
        Sessions: z.object({ All: z.int(), Over: z.int(), Attended: z.int() }),
        Exams: z.object({ All: z.int(), Sat: z.int() }),
        /** The published result; null where there is none yet. */
        Result: z.object({ Percent: z.number(), Passed: z.boolean() }).nullable(),
      }),
    )
    .nullable(),
  /** Of an organization: the classes, come or under way, in which it has people, and how many of them attend too little. */
  People: z
    .array(
      z.object({
        ...ofClass,
        StartDate: day(),
        EndDate: day(),
        IsRunning: z.boolean(),
        People: z.int(),
        AtRisk: z.int(),
      }),
    )
    .nullable(),
  /** Of an administrator: what a new academy does first, in this order; null once all is done, or where the list is put away. */
  FirstSteps: z
    .object({
      Steps: z.array(z.object({ Key: z.enum(firstStepKeys), IsDone: z.boolean(), Href: z.string() })),
      /** Of the setting by which the list is put away. */
      Version: z.int(),
    })
    .nullable(),
  /** Of an administrator: how the academy itself is. */
  Health: z
    .object({
      /** A mail server is set, or the sample academy shows its mails. */
      MailsLeave: z.boolean(),
      MailsWaiting: z.int(),
      MailsSince: instant().nullable(),
      MailsDead: z.int(),
      FailedJobs: z.int(),
      Unsealed: z.int(),
      UnsealedSince: instant().nullable(),
      /** When bin/backup last wrote a whole one; null where it never did. */
      LastBackup: instant().nullable(),
      /** Of the disk with uploads; null where the system does not say. */
      Disk: z.object({ Free: z.number(), Size: z.number() }).nullable(),
      /** As the answering process sees them; Behind in seconds, null where that is not known. */
      Replicas: z.array(z.object({ Name: z.string(), State: z.enum(replicaStates), Behind: z.number().nullable() })),
    })
    .nullable(),
}
