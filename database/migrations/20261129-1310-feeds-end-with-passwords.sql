-- Whoever had got into an account and made a private address of its schedule loses it with what ends its sessions: a new
-- password, or another address. Whatever code makes the change.
create function schedule.end_feed() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  delete from schedule.feed where account_id = new.id;
  return null;
end $$;
create trigger end_feed after update of password_hash, email on accounts.account for each row
  when (old.password_hash is distinct from new.password_hash or old.email is distinct from new.email)
  execute function schedule.end_feed();
