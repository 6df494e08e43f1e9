import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply } from '#platform/shared/record/list.ts'
import {
  id,
  instant,
  moneyReply,
  queryId,
  queryNumber,
  tooMany,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { testStandings } from '../rules/objections/admission.ts'
import { clashKinds } from '../rules/objections/calendar.ts'
import { heldUp, objectionKinds, overridable } from '../rules/objections/objections.ts'
import { mandatoryFields } from '../rules/mandatory.ts'
import { moveRefusals, nothingToOverride } from './refusals.ts'
import { movedReply, reason } from './shapes.ts'

const budget = () => queryNumber(0, 999_999_999).optional()

/** What stands against a registration, as somebody reads it. */
export const objectionReply = z.object({
  Kind: z.enum(objectionKinds),
  /** What cannot happen while it stands. */
  HoldsUp: z.enum(heldUp),
  /** The caller may let it pass, with a reason. */
  MayOverride: z.boolean(),
  /** Of the class, or of the registration that there is. */
  Code: z.string().nullable(),
  /** What the profile lacks. */
  Missing: z.array(z.enum(mandatoryFields)),
  /** What has to be completed before, and on which day one may begin it next. */
  Courses: z.array(z.object({ ID: z.int(), Code: z.string(), Name: trilingualReply, NextDate: z.string().nullable() })),
  /**
   * What else the trainee has at the same time; an organization reads of the registrations that it pays for, and of no
   * meeting.
   */
  Clashes: z.array(
    z.object({
      Kind: z.enum(clashKinds),
      /** Of the class or of the exam. */
      Code: z.string().nullable(),
      /** Of the course, of the exam or of the meeting. */
      Name: trilingualReply,
      StartDate: z.string(),
      EndDate: z.string(),
      /** By the academy's clock; of travel the hour of arriving or leaving. */
      StartsAt: z.string().nullable(),
      EndsAt: z.string().nullable(),
      /** It meets sessions of the class; else the days alone are the same. */
      SameHours: z.boolean(),
    }),
  ),
  /** The day that a passport has to reach. */
  Until: z.string().nullable(),
  Cost: moneyReply.nullable(),
  Budget: moneyReply.nullable(),
})

export const getObjections = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetObjections',
  who: 'courseRequest',
  effect: 'reads',
  summary:
    'Everything that stands against a registration: of one that there is, or of a trainee who is to be registered to a class.',
  query: z
    .strictObject({
      RegistrationID: queryId().optional(),
      ClassID: queryId().optional(),
      TraineeID: queryId().optional(),
      /** As they are being typed, in minor units of the class's currency. */
      TraineeBudget: budget(),
      CourseBudget: budget(),
    })
    .refine(({ RegistrationID, ClassID }) => (RegistrationID === undefined) !== (ClassID === undefined), {
      path: ['ClassID'],
      error: 'required',
    }),
  reply: z.object({ Objections: z.array(objectionReply) }),
  refusals: [],
})

export const overrideKind = z.enum(overridable)

/** What is let pass that stands against it, each with its reason; reviewers alone may. */
export const overridesBody = () =>
  z
    .array(z.strictObject({ Kind: overrideKind, Reason: reason() }))
    .max(20, tooMany)
    .refine((list) => new Set(list.map(({ Kind }) => Kind)).size === list.length, 'alreadyUsed')
    .default([])

export const override = call({
  method: 'POST',
  path: '/api/CourseRegistration/OverrideObjection',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Lets pass what stands against a registration, with a reason that stays with it.',
  body: z.strictObject({ ID: id(), Version: version(), Kind: overrideKind, Reason: reason() }),
  reply: movedReply,
  refusals: [...moveRefusals, nothingToOverride],
})

/** What was let pass, by whom and why. */
export const overrideReply = z.object({
  Kind: overrideKind,
  Reason: z.string(),
  By: z.string().nullable(),
  At: instant(),
})

export const getTraineesAdmissionTestForCourseRegistration = call({
  method: 'GET',
  path: '/api/Trainee/getTraineesAdmissionTestForCourseRegistration',
  who: 'courseRequest',
  effect: 'reads',
  summary:
    'The admission tests of a registration’s course, as they stand for its trainee: what is to be sat and until when, and how it came out.',
  query: z.strictObject({ CourseRegistrationID: queryId() }),
  reply: z.object({
    RegistrationID: z.int(),
    TraineeID: z.int(),
    /** The course lets nobody in without its test. */
    IsAsked: z.boolean(),
    IsPassed: z.boolean(),
    Tests: z.array(
      z.object({
        ExamID: z.int(),
        Code: codeReply(),
        ExamName: trilingualReply,
        StartsAt: instant(),
        ClosesAt: instant(),
        Minutes: z.int(),
        PassDegree: z.number(),
        Standing: z.enum(testStandings),
        FinishedAt: instant().nullable(),
        /** Of the final result. */
        Percent: z.number().nullable(),
        /** As far as it is marked, for reviewers alone. */
        InitialPercent: z.number().nullable(),
      }),
    ),
  }),
  refusals: [],
})
