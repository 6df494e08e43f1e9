import { Stack } from '@mantine/core'
import { webModules } from '#platform/web/screens.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { AccountLook } from './AccountLook.tsx'

/** What is the account's own, whatever its role: on `/pages/profile` and beside the record on the other profile pages. */
export function AccountSections() {
  return (
    <Stack gap="md">
      <AccountFacts />
      <AccountLook />
      {broughtSections().map((Section, at) => (
        <Section key={at} />
      ))}
    </Stack>
  )
}

let brought: ReturnType<typeof lazyPart>[] | null = null
/** Those of modules below this one. */
const broughtSections = () =>
  (brought ??= (webModules().accountSections ?? []).map((load) => lazyPart(async () => (await load()).default)))
