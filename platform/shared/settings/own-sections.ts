import * as z from 'zod'
import { instant, plainText } from '../shapes.ts'
import { defaultTimeZone } from '../values/dates.ts'
import { arabicDigits } from '../values/digits.ts'
import { setting } from './kinds.ts'
import { settingSection } from './section.ts'
import * as usual from './text/usual.ts'

/* What the platform itself asks of the academy. Its words stand in `platform/web/text/settings/`. */

const empty = { ar: '', en: '', fr: '' }

/** What stands on letters and documents. */
export const academySettings = settingSection(
  'platform',
  'academy',
  { page: 'general', order: 10 },
  {
    academyName: setting.name({
      default: usual.academyName,
      longest: 200,
      required: true,
    }),
    academyAddress: setting.text({ default: empty, longest: 400, rows: 2 }),
    academyEmail: setting.email({ default: '' }),
    academyPhone: setting.phone({ default: '' }),
    /** Of Arabic pages, letters and documents. Pages get it in their head; there a person may choose other ones. */
    arabicDigits: setting.choice(arabicDigits, { default: 'arab' }),
  },
)

/** Whose signature stands on documents; without a name the line is signed by hand. */
export const signatorySettings = settingSection(
  'platform',
  'signatories',
  { page: 'general', order: 80, who: 'admin' },
  {
    directorTitle: setting.name({
      default: usual.directorTitle,
      longest: 200,
      required: true,
    }),
    directorName: setting.name({ default: empty, longest: 200 }),
    registrarTitle: setting.name({
      default: usual.registrarTitle,
      longest: 200,
      required: true,
    }),
    registrarName: setting.name({ default: empty, longest: 200 }),
  },
)

/** What holds for printed documents. */
export const documentSettings = settingSection(
  'platform',
  'documents',
  { page: 'general', order: 90, who: 'admin' },
  {
    /** How long a link to a document opens it: made for the own screen, and one that goes out by mail. */
    reportTicketMinutes: setting.minutes({ default: 15, least: 1, most: 120, from: 'next' }),
    documentLetterDays: setting.days({ default: 7, least: 1, most: 90, from: 'next' }),
  },
)

/** Days and times of day are written down in its light, so it is not changed once there are some. Pages get it in their head. */
export const zoneSettings = settingSection(
  'platform',
  'zone',
  { page: 'system', order: 10, who: 'admin', isFixed: true },
  { timeZone: setting.zone({ default: defaultTimeZone }) },
)

const message = plainText(500)

/** Keeps everybody but administrators out, until `until` where it is set. */
export const maintenanceSettings = settingSection(
  'platform',
  'maintenance',
  { page: 'system', order: 90, who: 'admin', at: '/pages/maintenance' },
  {
    maintenance: setting.own(
      z.strictObject({
        on: z.boolean(),
        until: instant().nullable(),
        message: z.strictObject({ ar: message, en: message, fr: message }),
      }),
      { default: { on: false, until: null, message: empty } },
    ),
  },
)

export const ownSections = [academySettings, signatorySettings, documentSettings, zoneSettings, maintenanceSettings]
