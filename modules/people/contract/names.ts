import * as z from 'zod'
import { line, optionalLine } from '#platform/shared/shapes.ts'
import { fullName, longestName, partsIn } from '../rules/names.ts'

const part = () => z.strictObject({ ar: optionalLine(100), en: optionalLine(100) })
const bothScripts = z.object({ ar: z.string(), en: z.string() })

/** The parts of a person's name in replies; empty where only a full name is known. */
export const NameParts = z
  .object({ First: bothScripts, Middle: bothScripts, Last: bothScripts })
  .meta({ id: 'NameParts' })

/** First, middle and last name in both scripts: the source of the full name. The Arabic first name is needed. */
export const nameParts = () =>
  z
    .strictObject({ First: z.strictObject({ ar: line(100), en: optionalLine(100) }), Middle: part(), Last: part() })
    .superRefine((parts, context) => {
      for (const script of ['ar', 'en'] as const) {
        if (fullName(partsIn(parts, script)).length > longestName)
          context.addIssue({ code: 'custom', message: 'tooLong', path: ['Middle', script] })
      }
    })

/**
 * A person's name as it is written: parts, or a full name alone, which is split. Beside parts a full name is that of the
 * passport where the parts do not make it; empty, it is what they make.
 */
export const nameFields = {
  NameParts: nameParts().optional(),
  FullName: z.strictObject({ ar: optionalLine(longestName), en: optionalLine(longestName) }).optional(),
}

/** Either parts or a full name in Arabic at least. */
export const namedAtAll = (
  body: { readonly NameParts?: unknown; readonly FullName?: { readonly ar: string } | undefined },
  context: z.RefinementCtx,
): void => {
  if (body.NameParts === undefined && !body.FullName?.ar)
    context.addIssue({ code: 'custom', message: 'required', path: body.FullName ? ['FullName', 'ar'] : ['FullName'] })
}
