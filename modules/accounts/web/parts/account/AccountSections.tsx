import { Stack } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { webModules } from '#platform/web/screens.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { AccountLook } from './AccountLook.tsx'

/** What is the account's own, whatever its role: on `/pages/profile` and beside the record on the other profile pages. */
export function AccountSections() {
  return (
    <Stack gap="md">
      <AccountFacts />
      <AccountLook />
      {broughtSections().map((Section, at) => (
        <Suspense key={at}>
          <Section />
        </Suspense>
      ))}
    </Stack>
  )
}

let brought: ReturnType<typeof lazy>[] | null = null
/** Those of modules below this one. */
const broughtSections = () => (brought ??= (webModules().accountSections ?? []).map((load) => lazy(load)))
