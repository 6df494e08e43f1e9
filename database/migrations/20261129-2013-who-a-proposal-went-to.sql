-- Whom a proposal was sent to and who answered it can be erased with the person, also of one that was answered; what was
-- offered is kept as before.
create or replace function requests.keep_sent() returns trigger language plpgsql as $$
declare
  answering constant text[] := '{state,answered_at,answered_by,reason,sent_to}';
  people constant text[] := '{answered_by,sent_to}';
begin
  if tg_op = 'DELETE' then
    if old.state not in ('draft', 'awaitingApproval', 'approved') then
      raise exception 'proposal % is kept as it was sent', old.id using errcode = 'integrity_constraint_violation';
    end if;
    return old;
  end if;
  if old.state not in ('draft', 'awaitingApproval', 'approved') and
    to_jsonb(new) - people is distinct from to_jsonb(old) - people and
    (old.state <> 'sent' or to_jsonb(new) - answering is distinct from to_jsonb(old) - answering) then
    raise exception 'proposal % is kept as it was sent', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
