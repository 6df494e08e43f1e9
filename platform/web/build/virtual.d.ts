declare module 'virtual:start-words/*' {
  export const titles: Record<string, Record<string, string>>
}
