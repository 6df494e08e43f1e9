import { Button, SegmentedControl, Stack, Switch, Text, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { arabicDigits } from '#platform/shared/values/digits.ts'
import { localeIn } from '../../format.ts'
import { useCanSpeak } from '../../frame/voices.ts'
import { useUser } from '../../session.ts'
import {
  changeSettings,
  fontSizes,
  restoreSettings,
  sidebarColors,
  themes,
  useSettings,
  type Settings,
  type SidebarColor,
  type ThemeName,
} from '../../settings.ts'
import { useLanguage, useText } from '../../text.ts'
import classes from './LookChoices.module.css'

/** How pages look for this person, but for the language. Every choice is seen at once and saved by itself. */
export function LookChoices() {
  const t = useText('kit/look')
  const settings = useSettings()
  const user = useUser()
  const canSpeak = useCanSpeak(useLanguage())
  const sizes = Object.keys(fontSizes) as (keyof typeof fontSizes)[]
  return (
    <Stack gap="lg">
      <Choice label={t('theme')}>
        <SegmentedControl
          fullWidth
          aria-label={t('theme')}
          value={settings.theme}
          onChange={(theme) => changeSettings({ theme: theme as ThemeName })}
          data={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        />
      </Choice>
      {settings.theme === 'semi-dark' && <ColorChoices chosen={settings.color} />}
      <Choice label={t('fontSize')}>
        <SegmentedControl
          fullWidth
          aria-label={t('fontSize')}
          value={settings.fontSize}
          onChange={(fontSize) => changeSettings({ fontSize })}
          data={sizes.map((size) => ({ value: fontSizes[size], label: t(`fontSizes.${size}`) }))}
        />
      </Choice>
      <DigitChoices chosen={settings.digits} />
      {canSpeak && (
        <Switch
          label={t('speech')}
          description={t('speechHint')}
          checked={settings.speech}
          onChange={(event) => changeSettings({ speech: event.currentTarget.checked })}
        />
      )}
      <div>
        <Button variant="default" size="xs" onClick={restoreSettings}>
          {t('reset')}
        </Button>
      </div>
      <Text size="xs" c="dimmed">
        {user ? t('saved') : t('savedHere')}
      </Text>
    </Stack>
  )
}

/** A choice under its name. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" fw={600} mb="xs">
        {label}
      </Text>
      {children}
    </div>
  )
}

/** Each kind of digits by some of them, which say more than their name; who hears the page is told that too. */
function DigitChoices({ chosen }: { chosen: Settings['digits'] }) {
  const t = useText('kit/look')
  const shown = arabicDigits.map((value) => {
    const name = t(`digitKinds.${value}`)
    const label = (
      <>
        <VisuallyHidden>{name}</VisuallyHidden> {new Intl.NumberFormat(localeIn('ar', value)).format(123)}
      </>
    )
    return { value, label }
  })
  return (
    <Choice label={t('digits')}>
      <SegmentedControl
        fullWidth
        aria-label={t('digits')}
        value={chosen}
        onChange={(digits) => changeSettings({ digits: digits as Settings['digits'] })}
        data={[{ value: 'academy', label: t('digitKinds.academy') }, ...shown]}
      />
      <Text size="xs" c="dimmed" mt="xs">
        {t('digitsHint')}
      </Text>
    </Choice>
  )
}

function ColorChoices({ chosen }: { chosen: SidebarColor }) {
  const t = useText('kit/look')
  const name = useId()
  return (
    <Choice label={t('color')}>
      <div role="radiogroup" aria-label={t('color')} className={classes['colors']}>
        {(Object.keys(sidebarColors) as SidebarColor[]).map((color) => (
          <label key={color} className={classes['color']}>
            <input
              type="radio"
              name={name}
              value={color}
              checked={chosen === color}
              onChange={() => changeSettings({ color })}
            />
            <span className={classes['swatch']} style={{ backgroundColor: sidebarColors[color] }}>
              {chosen === color && <IconCheck size="1.1rem" aria-hidden />}
            </span>
            {t(`colors.${color}`)}
          </label>
        ))}
      </div>
    </Choice>
  )
}
