export const invoiceTones = { sent: 'info', paid: 'success', void: 'neutral' } as const
