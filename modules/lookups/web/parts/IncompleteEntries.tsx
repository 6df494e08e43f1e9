import { Anchor, Text } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { lookupsCalls } from '../../contract/calls.ts'
import { lookupOf, type LookupKey } from '../../rules/registry.ts'

/** How many entries lack a language, leading to exactly these; nothing where all are complete. */
export function IncompleteEntries({ lookup, addressPrefix = '' }: { lookup: LookupKey; addressPrefix?: string }) {
  const t = useText('lookups')
  const { data } = useCall(
    lookupsCalls.listLookupEntries,
    { Lookup: lookup, Missing: true, pageSize: 10 },
    { silent: true },
  )
  const count = data?.Total ?? 0
  if (count === 0) return null
  const [path, query] = lookupOf(lookup).path.split('?')
  const asked = { ...Object.fromEntries(new URLSearchParams(query)), [`${addressPrefix}Missing`]: true }
  return (
    <Text size="sm">
      <Anchor component={AppLink} to={href(path as '/', undefined, asked) as '/'}>
        {t('incomplete', { count })}
      </Anchor>
    </Text>
  )
}
