import * as z from 'zod'
import { line, optionalLine, shortText, tooMany } from '#platform/shared/shapes.ts'

/** The name of a list on the pages. */
export const listName = () => shortText(60, 'unknown').regex(/^[A-Za-z][\w-]*$/, 'unknown')
const key = () => shortText(60, 'unknown').regex(/^[A-Za-z]\w*$/, 'unknown')

/**
 * How a list is seen. Whether it has such columns and filters its page knows: what it does not have any more is left out
 * there.
 */
export const viewDefinition = z.strictObject({
  Filters: z.array(z.strictObject({ Key: key(), Value: line(100) })).max(40, tooMany),
  Search: optionalLine(100),
  /** Empty: the list's own. */
  Sort: shortText(61, 'unknown').regex(/^(-?[A-Za-z]\w*)?$/, 'unknown'),
  /** Columns that the page does not show by itself. */
  Shown: z.array(key()).max(60, tooMany),
  /** Columns that the page would show by itself. */
  Hidden: z.array(key()).max(60, tooMany),
  IsCompact: z.boolean(),
  IsSideBySide: z.boolean(),
})
