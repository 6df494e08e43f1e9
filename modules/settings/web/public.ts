export { SettingValue } from './parts/SettingValue.tsx'
export { useSettingsByKey } from './parts/useSettingsByKey.ts'
