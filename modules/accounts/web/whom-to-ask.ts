import { loadText } from '#platform/web/text.ts'

/**
 * Whom to ask for a right, on the page that refuses and beside a 'why?'. Its words come with it. Not in `public.ts`:
 * the first file names it, and would take along all that stands there.
 */
export const whomToAsk = async () => {
  const [part] = await Promise.all([import('./parts/account/WhomToAsk.tsx'), loadText('accounts')])
  return part
}
