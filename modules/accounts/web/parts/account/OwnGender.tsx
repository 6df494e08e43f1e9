import { SegmentedControl, Text } from '@mantine/core'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { keepGender, useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { setGender } from '../../../contract/own-gender.ts'
import { genders } from '../../../contract/users.ts'

const unsaid = 'unsaid'

/** Whether its owner is a woman or a man, of an account without a record: chosen is saved. */
export function OwnGender() {
  const t = useText('profile')
  const sentence = useSentence('accounts')
  const user = useUser()

  const save = async (chosen: string) => {
    const gender = genders.find((each) => each === chosen) ?? null
    try {
      await send(setGender, { body: { Gender: gender } })
      keepGender(gender)
      toast.done(t('facts.genderSaved'))
      void refreshEverything()
    } catch (error) {
      toast.failed(sentence(error))
    }
  }

  return (
    <>
      <SegmentedControl
        aria-label={t('facts.gender')}
        value={user?.gender ?? unsaid}
        onChange={(chosen) => void save(chosen)}
        data={[
          { value: unsaid, label: t('facts.genderUnsaid') },
          ...genders.map((value) => ({ value, label: t(`facts.genders.${value}`) })),
        ]}
      />
      <Text size="sm" c="dimmed">
        {t('facts.genderHelp')}
      </Text>
    </>
  )
}
