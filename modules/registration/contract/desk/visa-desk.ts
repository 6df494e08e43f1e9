import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { dayReply, list } from '#platform/shared/record/list.ts'
import { queryFlag, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { deskStates, visaBands } from '../../rules/desk/visa-desk.ts'
import { registrationRow } from '../shapes.ts'

const band = z.enum(visaBands)
const state = z.enum(deskStates)
const passport = z.enum(['covers', 'short', 'unknown'])

export const visaDeskRow = registrationRow
  .extend({
    NationalityName: trilingualReply.nullable(),
    PassportExpiresOn: dayReply().nullable(),
    /** The day a passport has to reach for a visa to this class. */
    PassportNeededUntil: dayReply(),
    Passport: passport,
    /** From today to the first day of the class; 0 or less: it has come. */
    DaysLeft: z.int(),
    Band: band,
  })
  .meta({ id: 'VisaDeskRow' })

export const getVisaDesk = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetVisaDesk',
  who: 'reviewers',
  effect: 'reads',
  summary: 'Registrations whose visa is needed, or may be, and not settled, with passport and days left.',
  ...list({
    row: visaDeskRow,
    orders: ['StartDate', 'TraineeName'],
    first: 'StartDate',
    filters: {
      Visa: state,
      Band: band,
      Passport: passport,
      ClassID: queryId(),
      /** Only classes that the caller coordinates. */
      Mine: queryFlag(),
      /** Only those that the caller has taken to decide about them. */
      TakenByMe: queryFlag(),
    },
  }),
  refusals: [],
})

export const countVisaDesk = call({
  method: 'GET',
  path: '/api/CourseRegistration/CountVisaDesk',
  who: 'reviewers',
  effect: 'reads',
  summary: 'How many registrations of the visa desk stand in which state and band.',
  reply: z.array(z.object({ Visa: state, Band: band, Count: z.int() })),
  refusals: [],
})
