--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: mark_game_in_vacations(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.mark_game_in_vacations() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM vacation_allocations WHERE tournament_id = NEW.tournament_id
             AND user_id IN (NEW.white_id, NEW.black_id) AND end_ms > NEW.created_ms)
    OR EXISTS (SELECT 1 FROM tournament_freezes WHERE tournament_id = NEW.tournament_id
               AND end_ms > NEW.created_ms) THEN
    INSERT INTO freeze_changes (game_id, number, at_ms, cause)
    VALUES (NEW.id, 1, NEW.created_ms, 4)
    ON CONFLICT (game_id) DO UPDATE SET number = freeze_changes.number + 1;
  END IF;
  RETURN NULL;
END $$;


--
-- Name: refuse_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'a row of % is never changed or deleted', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$;


--
-- Name: words_of(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.words_of(text text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (SELECT COALESCE(array_agg(DISTINCT word.word[1]), ARRAY[]::text[]) AS "coalesce" FROM regexp_matches((regexp_replace(NORMALIZE(lower((words_of.text COLLATE "und-x-icu")), NFD), '[̀-ͯ]'::text, ''::text, 'g'::text) COLLATE "und-x-icu"), '[[:alnum:]]+'::text, 'g'::text) word(word));


--
-- Name: words_that_begin(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.words_that_begin(beginnings text) RETURNS tsquery
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (SELECT (string_agg((quote_literal(word.word) || ':*'::text), ' & '::text))::tsquery AS string_agg FROM unnest(public.words_of(words_that_begin.beginnings)) word(word));


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: accounts_to_erase; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_to_erase (
    user_id bigint NOT NULL,
    name text NOT NULL,
    forgotten bigint NOT NULL,
    chat_line bigint DEFAULT 0 NOT NULL,
    tournament_id bigint DEFAULT 0 NOT NULL,
    tournament_version bigint DEFAULT 0 NOT NULL,
    mail bigint DEFAULT 0 NOT NULL,
    delivery bigint DEFAULT 0 NOT NULL,
    CONSTRAINT accounts_to_erase_forgotten_check CHECK ((forgotten = ANY (ARRAY[(0)::bigint, (1)::bigint])))
);


--
-- Name: analysed_positions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.analysed_positions (
    game_id bigint NOT NULL,
    ply bigint NOT NULL,
    score bigint NOT NULL,
    wins bigint NOT NULL,
    depth bigint NOT NULL,
    settled bigint NOT NULL,
    line text NOT NULL
);


--
-- Name: blocks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.blocks (
    user_id bigint NOT NULL,
    blocked_id bigint NOT NULL,
    at_ms bigint NOT NULL
);


--
-- Name: calendars; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendars (
    user_id bigint NOT NULL,
    secret text NOT NULL
);


--
-- Name: challenge_dice; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.challenge_dice (
    challenge_id bigint NOT NULL,
    root bytea NOT NULL,
    commitment bytea NOT NULL,
    entropy text NOT NULL,
    CONSTRAINT challenge_dice_commitment_check CHECK ((length(commitment) = 32)),
    CONSTRAINT challenge_dice_root_check CHECK ((length(root) = 32))
);


--
-- Name: challenge_invited; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.challenge_invited (
    challenge_id bigint NOT NULL,
    user_id bigint NOT NULL,
    number bigint NOT NULL,
    declined bigint DEFAULT 0 NOT NULL
);


--
-- Name: challenge_seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.challenge_seats (
    challenge_id bigint NOT NULL,
    user_id bigint NOT NULL,
    number bigint NOT NULL
);


--
-- Name: challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.challenges (
    id bigint NOT NULL,
    from_id bigint NOT NULL,
    to_id bigint,
    variant text NOT NULL,
    ruleset text NOT NULL,
    control_kind bigint NOT NULL,
    base_ms bigint NOT NULL,
    increment_ms bigint,
    cap_ms bigint,
    rated bigint NOT NULL,
    color bigint NOT NULL,
    start_fen text NOT NULL,
    created_ms bigint NOT NULL,
    sessions bytea,
    expires_ms bigint DEFAULT 0 NOT NULL,
    vacations bigint DEFAULT 0 NOT NULL,
    CONSTRAINT challenges_rated_check CHECK ((rated = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT challenges_vacations_check CHECK ((vacations = ANY (ARRAY[(0)::bigint, (1)::bigint])))
);


--
-- Name: challenges_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.challenges ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.challenges_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: chat_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat_lines (
    id bigint NOT NULL,
    game_id bigint NOT NULL,
    room bigint NOT NULL,
    user_id bigint NOT NULL,
    text text NOT NULL,
    at_ms bigint NOT NULL,
    CONSTRAINT chat_lines_room_check CHECK ((room = ANY (ARRAY[(0)::bigint, (1)::bigint])))
);


--
-- Name: chat_lines_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.chat_lines ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.chat_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: computer_dice; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.computer_dice (
    user_id bigint NOT NULL,
    id bigint NOT NULL,
    root bytea NOT NULL,
    commitment bytea NOT NULL,
    variant text NOT NULL,
    ruleset text NOT NULL,
    start_fen text NOT NULL,
    expires_ms bigint NOT NULL,
    CONSTRAINT computer_dice_commitment_check CHECK ((length(commitment) = 32)),
    CONSTRAINT computer_dice_root_check CHECK ((length(root) = 32))
);


--
-- Name: conditionals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.conditionals (
    game_id bigint NOT NULL,
    user_id bigint NOT NULL,
    lines text NOT NULL,
    CONSTRAINT conditionals_lines_check CHECK ((lines <> ''::text))
);


--
-- Name: counted_games; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.counted_games (
    game_id bigint NOT NULL,
    outcome bigint NOT NULL
);


--
-- Name: dice_commitments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.dice_commitments (
    commitment bytea NOT NULL,
    day bigint NOT NULL,
    number bigint NOT NULL,
    published_ms bigint NOT NULL,
    purpose bigint NOT NULL,
    subject text NOT NULL,
    game_id bigint,
    CONSTRAINT dice_commitments_commitment_check CHECK ((length(commitment) = 32))
);


--
-- Name: dice_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.dice_counts (
    seat bigint NOT NULL,
    first_die bigint NOT NULL,
    second_die bigint NOT NULL,
    rolls bigint NOT NULL,
    CONSTRAINT dice_counts_first_die_check CHECK (((first_die >= 1) AND (first_die <= 6))),
    CONSTRAINT dice_counts_seat_check CHECK ((seat = ANY (ARRAY[(0)::bigint, (1)::bigint, (6)::bigint]))),
    CONSTRAINT dice_counts_second_die_check CHECK (((second_die >= 1) AND (second_die <= 6)))
);


--
-- Name: dice_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.dice_days (
    day bigint NOT NULL,
    commitments bigint NOT NULL,
    digest bytea NOT NULL,
    signature bytea,
    CONSTRAINT dice_days_digest_check CHECK ((length(digest) = 32)),
    CONSTRAINT dice_days_signature_check CHECK ((length(signature) = 64))
);


--
-- Name: dice_key; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.dice_key (
    id bigint NOT NULL,
    public_key bytea NOT NULL,
    seed bytea NOT NULL,
    CONSTRAINT dice_key_id_check CHECK ((id = 1)),
    CONSTRAINT dice_key_public_key_check CHECK ((length(public_key) = 32)),
    CONSTRAINT dice_key_seed_check CHECK ((length(seed) = 32))
);


--
-- Name: dice_secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.dice_secrets (
    game_id bigint NOT NULL,
    root bytea NOT NULL,
    CONSTRAINT dice_secrets_root_check CHECK ((length(root) = 32))
);


--
-- Name: finished_games; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finished_games (
    id bigint NOT NULL,
    created_ms bigint NOT NULL,
    white_id bigint NOT NULL,
    black_id bigint NOT NULL,
    variant text NOT NULL,
    speed bigint NOT NULL,
    outcome bigint NOT NULL,
    reason text NOT NULL,
    opening text NOT NULL
);


--
-- Name: freeze_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.freeze_changes (
    game_id bigint NOT NULL,
    number bigint NOT NULL,
    at_ms bigint NOT NULL,
    cause bigint NOT NULL
);


--
-- Name: game_analyses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.game_analyses (
    game_id bigint NOT NULL,
    engine bigint NOT NULL,
    state bigint NOT NULL,
    requested_ms bigint NOT NULL
);


--
-- Name: game_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.game_events (
    game_id bigint NOT NULL,
    version bigint NOT NULL,
    at_ms bigint NOT NULL,
    type bigint NOT NULL,
    payload bytea NOT NULL,
    command_user bigint,
    command_id bytea,
    command_hash bigint,
    CONSTRAINT game_events_version_check CHECK ((version > 0))
);


--
-- Name: game_rulings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.game_rulings (
    game_id bigint NOT NULL,
    ruling bigint NOT NULL,
    tournament_id bigint NOT NULL,
    at_ms bigint NOT NULL,
    kind bigint NOT NULL,
    outcome bigint,
    reason bigint,
    time_ms bigint,
    game_version bigint
);


--
-- Name: game_seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.game_seats (
    game_id bigint NOT NULL,
    seat bigint NOT NULL,
    user_id bigint NOT NULL,
    place bigint,
    rating bigint NOT NULL,
    provisional bigint NOT NULL,
    CONSTRAINT game_seats_provisional_check CHECK ((provisional = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT game_seats_seat_check CHECK (((seat >= 0) AND (seat <= 5)))
);


--
-- Name: games; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.games (
    id bigint NOT NULL,
    variant text NOT NULL,
    ruleset text NOT NULL,
    pace bigint NOT NULL,
    control_kind bigint NOT NULL,
    base_ms bigint NOT NULL,
    increment_ms bigint,
    cap_ms bigint,
    rated bigint NOT NULL,
    white_id bigint NOT NULL,
    black_id bigint NOT NULL,
    status bigint NOT NULL,
    outcome bigint,
    reason text NOT NULL,
    turn bigint NOT NULL,
    ply bigint NOT NULL,
    version bigint NOT NULL,
    fen text NOT NULL,
    last_move text NOT NULL,
    deadline_ms bigint,
    created_ms bigint NOT NULL,
    updated_ms bigint NOT NULL,
    sessions bytea,
    tournament_id bigint,
    white_rating bigint NOT NULL,
    white_provisional bigint NOT NULL,
    black_rating bigint NOT NULL,
    black_provisional bigint NOT NULL,
    shown_after_min bigint DEFAULT 0 NOT NULL,
    seats bigint DEFAULT 2 NOT NULL,
    vacations bigint DEFAULT 0 NOT NULL,
    CONSTRAINT games_black_provisional_check CHECK ((black_provisional = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT games_check CHECK (((status = 0) = (outcome IS NULL))),
    CONSTRAINT games_pace_check CHECK ((pace = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT games_rated_check CHECK ((rated = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT games_seats_check CHECK (((seats >= 2) AND (seats <= 6))),
    CONSTRAINT games_vacations_check CHECK ((vacations = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT games_white_provisional_check CHECK ((white_provisional = ANY (ARRAY[(0)::bigint, (1)::bigint])))
);


--
-- Name: games_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.games ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.games_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: games_to_count; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.games_to_count (
    game_id bigint NOT NULL
);


--
-- Name: live_journal; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.live_journal (
    number bigint NOT NULL,
    at_ms bigint NOT NULL,
    events bytea NOT NULL
);


--
-- Name: mail_secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_secrets (
    secret bytea NOT NULL,
    user_id bigint NOT NULL,
    purpose bigint NOT NULL,
    email text NOT NULL,
    expires_ms bigint NOT NULL,
    CONSTRAINT mail_secrets_secret_check CHECK ((length(secret) = 32))
);


--
-- Name: meta; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.meta (
    key text NOT NULL,
    value bigint NOT NULL
);


--
-- Name: migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migrations (
    number bigint NOT NULL,
    name text NOT NULL,
    checksum bigint NOT NULL
);


--
-- Name: moderation_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.moderation_log (
    id bigint NOT NULL,
    at_ms bigint NOT NULL,
    actor_id bigint,
    act bigint NOT NULL,
    about_id bigint NOT NULL,
    reason text NOT NULL,
    study_id bigint
);


--
-- Name: moderation_log_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.moderation_log ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.moderation_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: move_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.move_messages (
    game_id bigint NOT NULL,
    ply bigint NOT NULL,
    version bigint NOT NULL,
    user_id bigint NOT NULL,
    text text NOT NULL,
    CONSTRAINT move_messages_text_check CHECK ((text <> ''::text))
);


--
-- Name: news; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.news (
    number bigint NOT NULL,
    game_id bigint NOT NULL,
    at_ms bigint NOT NULL,
    after bigint NOT NULL,
    version bigint NOT NULL
);


--
-- Name: news_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.news ALTER COLUMN number ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.news_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: notes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notes (
    user_id bigint NOT NULL,
    game_id bigint NOT NULL,
    text text NOT NULL,
    updated_ms bigint NOT NULL,
    CONSTRAINT notes_text_check CHECK ((text <> ''::text))
);


--
-- Name: notices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notices (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    game_id bigint NOT NULL,
    kind bigint NOT NULL,
    hours bigint NOT NULL,
    at_ms bigint NOT NULL,
    due_ms bigint NOT NULL
);


--
-- Name: notices_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.notices ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: notification_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notification_settings (
    user_id bigint NOT NULL,
    my_turn bigint DEFAULT 1 NOT NULL,
    game_ended bigint DEFAULT 1 NOT NULL,
    draw_offered bigint DEFAULT 1 NOT NULL,
    reminder_hours text DEFAULT '24,3'::text NOT NULL,
    digest_minute bigint,
    quiet_from_minute bigint,
    quiet_until_minute bigint,
    unsubscribe text,
    CONSTRAINT notification_settings_draw_offered_check CHECK ((draw_offered = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT notification_settings_game_ended_check CHECK ((game_ended = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT notification_settings_my_turn_check CHECK ((my_turn = ANY (ARRAY[(0)::bigint, (1)::bigint])))
);


--
-- Name: opening_moves; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.opening_moves (
    "position" bigint NOT NULL,
    move text NOT NULL,
    quarter bigint NOT NULL,
    speed bigint NOT NULL,
    band bigint NOT NULL,
    white_wins bigint NOT NULL,
    draws bigint NOT NULL,
    black_wins bigint NOT NULL,
    ratings bigint NOT NULL,
    newest bigint NOT NULL,
    strongest bigint NOT NULL
);


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    address text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    unsubscribe text NOT NULL,
    created_ms bigint NOT NULL,
    due_ms bigint NOT NULL,
    tries bigint DEFAULT 0 NOT NULL
);


--
-- Name: outbox_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: puzzle_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.puzzle_counts (
    variant text NOT NULL,
    theme bigint NOT NULL,
    puzzles bigint NOT NULL
);


--
-- Name: puzzle_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.puzzle_days (
    day bigint NOT NULL,
    puzzle_id bigint NOT NULL,
    variant text NOT NULL
);


--
-- Name: puzzle_ratings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.puzzle_ratings (
    user_id bigint NOT NULL,
    variant text NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    rated_ms bigint NOT NULL,
    tries bigint NOT NULL,
    solved bigint NOT NULL
);


--
-- Name: puzzle_reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.puzzle_reports (
    id bigint NOT NULL,
    puzzle_id bigint NOT NULL,
    user_id bigint NOT NULL,
    text text NOT NULL,
    created_ms bigint NOT NULL
);


--
-- Name: puzzle_reports_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.puzzle_reports ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.puzzle_reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: puzzle_search; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.puzzle_search (
    id bigint NOT NULL,
    updated_ms bigint NOT NULL,
    game_id bigint NOT NULL,
    shipped bigint NOT NULL,
    CONSTRAINT puzzle_search_id_check CHECK ((id = 1))
);


--
-- Name: puzzle_tries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.puzzle_tries (
    user_id bigint NOT NULL,
    puzzle_id bigint NOT NULL,
    solved bigint NOT NULL,
    at_ms bigint NOT NULL,
    counted bigint DEFAULT 1 NOT NULL,
    CONSTRAINT puzzle_tries_counted_check CHECK ((counted = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT puzzle_tries_solved_check CHECK ((solved = ANY (ARRAY[(0)::bigint, (1)::bigint])))
);


--
-- Name: puzzles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.puzzles (
    id bigint NOT NULL,
    variant text NOT NULL,
    ruleset text NOT NULL,
    "position" text NOT NULL,
    fen text NOT NULL,
    last_move text NOT NULL,
    solution text NOT NULL,
    themes bigint NOT NULL,
    score bigint NOT NULL,
    game_id bigint,
    ply bigint NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    tries bigint NOT NULL,
    solved bigint NOT NULL,
    created_ms bigint NOT NULL,
    disabled_ms bigint,
    ruled_by bigint,
    ruled_reason text
);


--
-- Name: puzzles_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.puzzles ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.puzzles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: puzzles_served; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.puzzles_served (
    user_id bigint NOT NULL,
    puzzle_id bigint NOT NULL
);


--
-- Name: rating_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rating_changes (
    game_id bigint NOT NULL,
    color bigint NOT NULL,
    user_id bigint NOT NULL,
    variant text NOT NULL,
    speed bigint NOT NULL,
    at_ms bigint NOT NULL,
    before_rating double precision,
    before_deviation double precision,
    before_volatility double precision,
    before_ms bigint,
    after_rating double precision NOT NULL,
    after_deviation double precision NOT NULL,
    after_volatility double precision NOT NULL,
    annulled_ms bigint,
    annulled_by bigint,
    annulled_reason text,
    number bigint DEFAULT 0 NOT NULL,
    CONSTRAINT rating_changes_color_check CHECK (((color >= 0) AND (color <= 5)))
);


--
-- Name: ratings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ratings (
    user_id bigint NOT NULL,
    variant text NOT NULL,
    speed bigint NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    rated_ms bigint NOT NULL,
    games bigint NOT NULL
);


--
-- Name: recovery_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recovery_codes (
    user_id bigint NOT NULL,
    secret bytea NOT NULL,
    CONSTRAINT recovery_codes_secret_check CHECK ((length(secret) = 32))
);


--
-- Name: refused_addresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.refused_addresses (
    address bytea NOT NULL,
    until_ms bigint NOT NULL,
    CONSTRAINT refused_addresses_address_check CHECK ((length(address) = 32))
);


--
-- Name: rematch_dice; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rematch_dice (
    game_id bigint NOT NULL,
    root bytea NOT NULL,
    commitment bytea NOT NULL,
    entropy text NOT NULL,
    CONSTRAINT rematch_dice_commitment_check CHECK ((length(commitment) = 32)),
    CONSTRAINT rematch_dice_root_check CHECK ((length(root) = 32))
);


--
-- Name: reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reports (
    id bigint NOT NULL,
    from_id bigint NOT NULL,
    about_id bigint NOT NULL,
    game_id bigint,
    kind bigint NOT NULL,
    body text NOT NULL,
    created_ms bigint NOT NULL,
    closed_ms bigint,
    tournament_id bigint,
    study_id bigint
);


--
-- Name: reports_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.reports ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: requests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.requests (
    user_id bigint NOT NULL,
    id bytea NOT NULL,
    hash bigint NOT NULL,
    created_id bigint NOT NULL,
    answer text NOT NULL,
    at_ms bigint NOT NULL,
    CONSTRAINT requests_id_check CHECK ((length(id) = 16))
);


--
-- Name: round_dice; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.round_dice (
    tournament_id bigint NOT NULL,
    round bigint NOT NULL,
    board bigint NOT NULL,
    number bigint NOT NULL,
    root bytea NOT NULL,
    CONSTRAINT round_dice_root_check CHECK ((length(root) = 32))
);


--
-- Name: second_factors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.second_factors (
    user_id bigint NOT NULL,
    key bytea NOT NULL,
    confirmed_ms bigint,
    last_step bigint NOT NULL,
    CONSTRAINT second_factors_key_check CHECK ((length(key) = 20))
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id bigint NOT NULL,
    secret bytea NOT NULL,
    user_id bigint NOT NULL,
    device text NOT NULL,
    address text NOT NULL,
    created_ms bigint NOT NULL,
    seen_ms bigint NOT NULL,
    expires_ms bigint NOT NULL,
    CONSTRAINT sessions_secret_check CHECK ((length(secret) = 32))
);


--
-- Name: sessions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: sign_in_places; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sign_in_places (
    user_id bigint NOT NULL,
    place bytea NOT NULL,
    at_ms bigint NOT NULL,
    CONSTRAINT sign_in_places_place_check CHECK ((length(place) = 32))
);


--
-- Name: snapshots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.snapshots (
    game_id bigint NOT NULL,
    version bigint NOT NULL,
    state bytea NOT NULL
);


--
-- Name: stored_bytes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stored_bytes (
    user_id bigint NOT NULL,
    bytes bigint NOT NULL,
    CONSTRAINT stored_bytes_bytes_check CHECK ((bytes >= 0))
);


--
-- Name: studies; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.studies (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    name text NOT NULL,
    visibility bigint NOT NULL,
    version bigint NOT NULL,
    next_chapter bigint NOT NULL,
    created_ms bigint NOT NULL,
    updated_ms bigint NOT NULL,
    hidden_reason text,
    removed_ms bigint
);


--
-- Name: studies_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.studies ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.studies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: study_chapters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.study_chapters (
    study_id bigint NOT NULL,
    number bigint NOT NULL,
    place bigint NOT NULL,
    name text NOT NULL,
    variant text NOT NULL,
    ruleset text NOT NULL,
    content text NOT NULL,
    version bigint NOT NULL
);


--
-- Name: study_editors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.study_editors (
    study_id bigint NOT NULL,
    user_id bigint NOT NULL
);


--
-- Name: study_invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.study_invitations (
    study_id bigint NOT NULL,
    user_id bigint NOT NULL,
    owner_id bigint NOT NULL,
    at_ms bigint NOT NULL
);


--
-- Name: tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tokens (
    id bigint NOT NULL,
    secret bytea NOT NULL,
    user_id bigint NOT NULL,
    name text NOT NULL,
    scopes bigint NOT NULL,
    created_ms bigint NOT NULL,
    seen_ms bigint,
    expires_ms bigint,
    CONSTRAINT tokens_secret_check CHECK ((length(secret) = 32))
);


--
-- Name: tokens_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.tokens ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tokens_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: tournament_directors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tournament_directors (
    tournament_id bigint NOT NULL,
    user_id bigint NOT NULL
);


--
-- Name: tournament_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tournament_entries (
    tournament_id bigint NOT NULL,
    user_id bigint NOT NULL,
    seat bigint,
    state bigint NOT NULL,
    points bigint NOT NULL,
    more_games bigint DEFAULT 0 NOT NULL
);


--
-- Name: tournament_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tournament_events (
    tournament_id bigint NOT NULL,
    version bigint NOT NULL,
    at_ms bigint NOT NULL,
    actor_id bigint,
    type bigint NOT NULL,
    reason text NOT NULL,
    text text NOT NULL,
    payload bytea NOT NULL,
    CONSTRAINT tournament_events_version_check CHECK ((version > 0))
);


--
-- Name: tournament_freezes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tournament_freezes (
    id bigint NOT NULL,
    tournament_id bigint NOT NULL,
    start_ms bigint NOT NULL,
    end_ms bigint NOT NULL,
    actor_id bigint NOT NULL,
    created_ms bigint NOT NULL,
    CONSTRAINT tournament_freezes_check CHECK ((end_ms > start_ms))
);


--
-- Name: tournament_freezes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.tournament_freezes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tournament_freezes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: tournament_games; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tournament_games (
    tournament_id bigint NOT NULL,
    round bigint NOT NULL,
    board bigint NOT NULL,
    number bigint NOT NULL,
    game_id bigint NOT NULL
);


--
-- Name: tournaments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tournaments (
    id bigint NOT NULL,
    version bigint NOT NULL,
    name text NOT NULL,
    format bigint NOT NULL,
    pace bigint NOT NULL,
    variant text NOT NULL,
    status bigint NOT NULL,
    round bigint NOT NULL,
    entrants bigint NOT NULL,
    starts_ms bigint,
    created_ms bigint NOT NULL,
    updated_ms bigint NOT NULL,
    splits_allowed bigint DEFAULT 0 NOT NULL,
    days_allowed bigint DEFAULT 0 NOT NULL,
    min_days bigint DEFAULT 0 NOT NULL,
    max_days bigint DEFAULT 0 NOT NULL,
    notice_hours bigint DEFAULT 0 NOT NULL,
    horizon_days bigint DEFAULT 366 NOT NULL,
    min_gap_hours bigint DEFAULT 0 NOT NULL,
    vacation_approval bigint DEFAULT 0 NOT NULL,
    vacation_freeze bigint DEFAULT 0 NOT NULL,
    vacation_moves bigint DEFAULT 0 NOT NULL,
    retro_max_days bigint DEFAULT 7 NOT NULL,
    vacation_rounding bigint DEFAULT 0 NOT NULL,
    promotes bigint DEFAULT 0 NOT NULL,
    control_kind bigint,
    base_ms bigint,
    increment_ms bigint,
    cap_ms bigint,
    sessions bytea,
    rated bigint,
    rounds bigint,
    CONSTRAINT tournaments_pace_check CHECK ((pace = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT tournaments_promotes_check CHECK ((promotes = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT tournaments_rated_check CHECK ((rated = ANY (ARRAY[(0)::bigint, (1)::bigint])))
);


--
-- Name: tournaments_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.tournaments ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tournaments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id bigint NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    email text NOT NULL,
    time_zone text NOT NULL,
    locale text NOT NULL,
    created_ms bigint NOT NULL,
    role bigint DEFAULT 0 NOT NULL,
    bot bigint DEFAULT 0 NOT NULL,
    banned_ms bigint,
    ban_reason text DEFAULT ''::text NOT NULL,
    closed_ms bigint,
    email_confirmed_ms bigint,
    chat_banned_ms bigint,
    chat_ban_reason text DEFAULT ''::text NOT NULL,
    guest bigint DEFAULT 0 NOT NULL,
    computer_level bigint,
    fmjd_rating bigint DEFAULT 0 NOT NULL,
    computer_number bigint,
    CONSTRAINT users_bot_check CHECK ((bot = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT users_computer_level_check CHECK ((computer_level > 0)),
    CONSTRAINT users_computer_number_check CHECK ((computer_number > 0)),
    CONSTRAINT users_guest_check CHECK ((guest = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY[(0)::bigint, (1)::bigint, (2)::bigint, (3)::bigint])))
);


--
-- Name: users_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: vacation_allocations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.vacation_allocations (
    id bigint NOT NULL,
    request_id bigint NOT NULL,
    user_id bigint NOT NULL,
    tournament_id bigint,
    decision bigint NOT NULL,
    start_ms bigint NOT NULL,
    end_ms bigint NOT NULL,
    announced_end_ms bigint NOT NULL,
    charged_hours bigint NOT NULL,
    charged bigint NOT NULL,
    replaces bigint,
    version bigint DEFAULT 1 NOT NULL,
    CONSTRAINT vacation_allocations_charged_check CHECK ((charged = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT vacation_allocations_charged_hours_check CHECK ((charged_hours >= 0)),
    CONSTRAINT vacation_allocations_check CHECK ((end_ms >= start_ms))
);


--
-- Name: vacation_allocations_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.vacation_allocations ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.vacation_allocations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: vacation_audit; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.vacation_audit (
    id bigint NOT NULL,
    at_ms bigint NOT NULL,
    actor_id bigint NOT NULL,
    tournament_id bigint,
    allocation_id bigint,
    freeze_id bigint,
    act text NOT NULL,
    before text NOT NULL,
    after text NOT NULL,
    CONSTRAINT vacation_audit_check CHECK (((allocation_id IS NULL) <> (freeze_id IS NULL)))
);


--
-- Name: vacation_audit_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.vacation_audit ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.vacation_audit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: vacation_reasons; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.vacation_reasons (
    audit_id bigint NOT NULL,
    text text NOT NULL
);


--
-- Name: vacation_requests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.vacation_requests (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    time_zone text NOT NULL,
    tzdata text NOT NULL,
    created_ms bigint NOT NULL
);


--
-- Name: vacation_requests_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.vacation_requests ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.vacation_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: vacation_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.vacation_texts (
    request_id bigint NOT NULL,
    text text NOT NULL
);


--
-- Name: webhook_deliveries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_deliveries (
    id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    event bigint NOT NULL,
    at_ms bigint NOT NULL,
    data text NOT NULL,
    due_ms bigint,
    tries bigint DEFAULT 0 NOT NULL,
    tried_ms bigint,
    status bigint,
    failure text DEFAULT ''::text NOT NULL
);


--
-- Name: webhook_deliveries_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.webhook_deliveries ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.webhook_deliveries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: webhooks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhooks (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    url text NOT NULL,
    secret text NOT NULL,
    events bigint NOT NULL,
    created_ms bigint NOT NULL,
    failing_since_ms bigint,
    disabled_ms bigint
);


--
-- Name: webhooks_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.webhooks ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.webhooks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Data for Name: accounts_to_erase; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: analysed_positions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: blocks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.blocks VALUES
	(135, 139, 1795953881273);


--
-- Data for Name: calendars; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge_dice; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge_invited; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge_seats; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenges VALUES
	(2222144906436148731, 47, 41, 'frisian', 'standard', 1, 259200000, NULL, NULL, 0, 2, 'W:W31-50:B1-20', 1795953641956, NULL, 1797163241956, 0),
	(3493932875716123064, 46, 41, 'international', 'fmjd', 0, 300000, 3000, NULL, 1, 2, 'W:W31-50:B1-20', 1795953641941, NULL, 1796126441941, 0);


--
-- Data for Name: chat_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat_lines VALUES
	(1, 14, 0, 46, 'Good evening!', 1795878026556),
	(2, 13, 0, 42, 'Again soon?', 1795878649450);


--
-- Data for Name: computer_dice; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: conditionals; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: counted_games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.counted_games VALUES
	(1, 0),
	(2, 1),
	(3, 1),
	(10, 1),
	(11, 0),
	(12, 0),
	(13, 2),
	(14, 2),
	(15, 2),
	(16, 0),
	(22, 1),
	(24, 0),
	(26, 1),
	(27, 1),
	(28, 1),
	(30, 1),
	(32, 1),
	(34, 1),
	(35, 0),
	(36, 0),
	(38, 1),
	(40, 1),
	(41, 0),
	(42, 0),
	(43, 0);


--
-- Data for Name: dice_commitments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.dice_commitments VALUES
	('\x57dc4fd5fff59833668780dc137892ff8a5ca4529c27fe75c038e2e8da73efb4', 20786, 2, 1795953879913, 1, '05893c49c6834175049ee47a1eebb13dc826937639aec5ddb2d7876c3ec69ccc', 45),
	('\x71c3feef7227ba67464da36789a6492adb064743d338f375dcf5e810cdd2c0cf', 20786, 1, 1795953879502, 1, '846521bfcb4e8741c924ff95f25731f70c3290c5d3498b4ac6fec17e73e922f9', 44);


--
-- Data for Name: dice_counts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.dice_counts VALUES
	(0, 1, 1, 4),
	(0, 1, 4, 2),
	(0, 1, 5, 1),
	(0, 1, 6, 1),
	(0, 2, 1, 3),
	(0, 2, 2, 2),
	(0, 2, 3, 4),
	(0, 2, 4, 1),
	(0, 2, 5, 3),
	(0, 2, 6, 3),
	(0, 3, 1, 2),
	(0, 3, 2, 2),
	(0, 3, 4, 2),
	(0, 3, 5, 2),
	(0, 3, 6, 1),
	(0, 4, 1, 2),
	(0, 4, 2, 2),
	(0, 4, 3, 2),
	(0, 4, 4, 2),
	(0, 4, 5, 2),
	(0, 4, 6, 2),
	(0, 5, 1, 2),
	(0, 5, 2, 2),
	(0, 5, 3, 3),
	(0, 5, 4, 3),
	(0, 5, 5, 3),
	(0, 5, 6, 2),
	(0, 6, 1, 1),
	(0, 6, 2, 1),
	(0, 6, 3, 4),
	(0, 6, 4, 2),
	(0, 6, 5, 2),
	(0, 6, 6, 1),
	(1, 1, 1, 2),
	(1, 1, 2, 2),
	(1, 1, 3, 2),
	(1, 1, 4, 3),
	(1, 1, 6, 2),
	(1, 2, 2, 2),
	(1, 2, 3, 1),
	(1, 2, 4, 1),
	(1, 2, 6, 5),
	(1, 3, 2, 2),
	(1, 3, 3, 1),
	(1, 3, 4, 2),
	(1, 3, 5, 1),
	(1, 3, 6, 2),
	(1, 4, 1, 3),
	(1, 4, 3, 4),
	(1, 4, 4, 3),
	(1, 4, 5, 5),
	(1, 4, 6, 3),
	(1, 5, 1, 2),
	(1, 5, 2, 3),
	(1, 5, 3, 2),
	(1, 5, 4, 1),
	(1, 5, 5, 3),
	(1, 5, 6, 2),
	(1, 6, 1, 3),
	(1, 6, 2, 1),
	(1, 6, 3, 1),
	(1, 6, 4, 2),
	(1, 6, 5, 5),
	(1, 6, 6, 1),
	(6, 1, 4, 1),
	(6, 3, 5, 1);


--
-- Data for Name: dice_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.dice_days VALUES
	(20714, 0, '\x1262fd9c040a093f8de6a84f2f7931b5fda895780301bbdd349be7001c533066', '\xed14ce200522e2c3ed65c882d5bce1611f168d1e463e51e93ce5ca075be69957c8e1f9adb974c2ad547688dea4ac37b81e262e46d59b1628b2caccc73186aa04'),
	(20715, 0, '\x75c48426901a19510449623d93be63a7f38bae52c20eb2e31a66cb76a4cb2855', '\xae362c840cc1a65de9250066f6e98bafa9b36c75a5f7315e478a74c12d471a3f3e77203559cd30e80c3bd5e5d5aaa07319a190e0d794bd37e0e677fd68b66409'),
	(20716, 0, '\x52591a627b0f782722005e5588392cf01f4b61d8e365defb4c844dce209defd2', '\xc780c37129df89c9df305db3c2b8693b33d7ba6c49ac9433b8903bd4cb677e89e19c6aa38af555405a5d86de28c76ff5cbd3cd8cf905ab56c2a6c97d08762608'),
	(20717, 0, '\x08d36229b060c6cc1cfdfb62427fb3e2f784e454ba1c8a67c525cbc5d644eaea', '\xa125a3b2f89bdf62bac0f27a24c5973ff18c09b863031e22b8167cffa75ffb566af61c96654f0782051e7c46827ac0e3dd4494ad565199e2fa7c4d9ff0819907'),
	(20718, 0, '\x914e1be3e1117db052f5800c3860842f3379d5a63b33bc06698bbeb6d10011d9', '\x34b0ecf5a1680b7e296c6f851350ad01f766e0014f534227da0d3694a1035d31023abc9aed0321f1735fcc0b904bfdddd5009bb939d3e9c28578b0899f318b0c'),
	(20719, 0, '\x7969e594bd9c5ded5ed99ec68495d4b8c3592421ea4aa9365118cd53ec3287e0', '\xfab828d6459a8a34bee8046c75cb970adfd9915a90872035bedfd1d6b9101d93d43547742df42b3fd76febd1fff3f4e0ee9a1f3a24d43a16238dea4a3060b001'),
	(20720, 0, '\xa892055cb711b9de525ec7fbfdf1d28d673f0b3ddca8330f652fc6243bd474c8', '\xed89a5dccd1d07b30ebbc662c6a6b4eda8ac8a6b6ad2baa5fd45fa33f8f4e8e402c5d673172454ef82373330f2fdf5b7e40904b3cdf085db06c7831ba32a3401'),
	(20721, 0, '\x6bd34044851d1b1ab1e9f08fc74064e17bb23df4c837f20a0a9da84a141b0d5c', '\x4b21a7f6c88c60ca1e761d493b481714a8e8b42a40d4b321792d0147b6320d7c3b014e2e4bc27dd84e96e44ca3aa65b5355812867b67a923ea27432c7b472608'),
	(20722, 0, '\x5900c0006f787884d6617e354b5af3e84478afc7f5d5a78069d5a14bbcf8fc60', '\x86e02bdcef245f0ac1b8a63a39e642e74aa59aaf2e4b259d5c7ceada08a98e1f6690ac504099f070fa85a9b939302c033b3e1cc9b76b0cc69da92c83c0403804'),
	(20723, 0, '\x3cb304186463eafa8abfc0aeb374eea9295a60800f5a2a558ae3488c998f8f36', '\x0061625b8545f1104fcf98def07ce461d545d0b0aa96072f377b2660364c3166a9bed6bc005f87f377e69d2debb3de4f04c28b89b062ea224ac4d6074cfa7606'),
	(20724, 0, '\x85c31c19e51a563ce7af6a5a7dd714391e022fb75e843f525e2e6242cd73ce5e', '\xbdf07f627e9f38cbe599f9a73f86b3a07dacef5a54a19cbdc5029c29e7ce2f03da8e1dd477175a4b5a00ba0b1b9314aee79f1b69a5613c1b9872689b12f4b908'),
	(20725, 0, '\xaa36439be747616143eed6136a4343374921f2162bcbf0dc75dc01ff006c4224', '\x032e09a53fe12dd1b699739773adb762438e5ad593adedd3074d973d69543afc961ddea5932bed39b8198811b97bb02e4282abc2caded9c2ff256dda17626403'),
	(20726, 0, '\x265f40aeb0a9ca674fa04e49e947419311f9b50950b907996e8b3eed56533860', '\xd82e84785d2f3e35f8eed92bd8dd4e351e1690648ae4e3e06511500c202ddbf46827878dbaeba52964d54a870d7b31bc2f0bb0e748b08f0ea5f4d6bf06ded20e'),
	(20727, 0, '\x60141da4c355784f15dee5701e7caeb40008dfea9b38846d3d5c7369e919e5fa', '\xa1f3c8f8ad4d5494ee3fa1dc2273354ebca2c52925e8fca699ebf4819065994b4505bb55e3988721b7547ee8898ef85a02af776227f93b97c4e40b3602a27c03'),
	(20728, 0, '\x7920e7cca8b2516f624a2d1ff312506ea0aa2dfa427e44e87230e1fa0e5f1a76', '\x4cd20a1e6fde9b956205e059f37f9e77e76336fca4f46846463f66f745ab1adcb84d50c4bf04cda74930367006741b9caab037bd3a86bc496ab58e1b7a3d410e'),
	(20729, 0, '\xd068622b0817081f55616e3704ab8cc44d5f85671f6c9fe34b6ef659d455f89e', '\xeee8797020bdbefee2cb70c8532016911bad430012ce3f4b10e4fb180564f3491c2e753c35778a330fd323f53a1e0853b83ffd25016cf2d5b913e9632f879b0d'),
	(20730, 0, '\x6e531bc17ea33d6d41dfcabffa4de4727f9c75316868fbe3abef4ed2e51a78ea', '\xb8c874f64b18f2a6d7f210b39a3911b44f8db92619655003fb4b06f265960671d519675bc02a3b91aebd26cf091df1d4377266c6b4eb198c3379d6c1d9a30900'),
	(20731, 0, '\x50580243d6d2d0d2475d315369c3aa6817b89fa0301a920139a983a438cb7ce4', '\x198d80fe177161bc0f0400871e6cced4b72a56f43588e4ee62dc69b830424f5e66c1eb7a743508e99ce3c04f80b62864061803feea989c13158ab530f699b803'),
	(20732, 0, '\x49808df55d8f19ce0b22b937ae8e62f7b0254304008f22a6507b23493979782d', '\xa875ad425f405ab0db420cdad17bc67512ba5cae5915b1cbfdca8029d6ffc45596157e1882448b31963b4a87fed1c918c47eceb987e0e1fbeae04084834af304'),
	(20733, 0, '\x1f7d8ed02d2fcadc72005ee42192fd2a590e3e5f5998900a6a8d0a4285387cf7', '\x5531588e6073889990718520b069cda0fff50592456bff99a24e652880bb95ad4d55855cbf00606dad58912662ef926e515239e7cd1f4813d996f1edf1580a08'),
	(20734, 0, '\x67141883b7c9cb3eb721a307acdde266c6a2821a13de84e359a91c402cbdc983', '\x89e3e3e00de9a4749a30ed76ed8b0f7ae6ea8c602e6ac145e3b5ed53547abe33417a8147727387081dc3ffcaf5184e50e998e16050c78c45220bae964765c605'),
	(20735, 0, '\x3908a8473cb20683d61f334193bdc4d69e53b23d87f59843e26998c736f4cd18', '\x7c11649426c5cd0c8a85b4cc8ac12db75d71ce589e734b145462fdb7b1f41a4c822ce37eddfa1426b29a2eaad7152e50093c364d348c629e08684b95c945ee0a'),
	(20736, 0, '\xf7869bcc48f277b1d5201502842b81bc298c1b89b5c5c352a4c8db1c57b66ea2', '\x503d223ee74a3cadfcbece8989f7f2ca2784249f69cd2c933b6cbed6c3ba0d72afe9be51eae845e257f556ccc2ff669636c412c3e4b326757121ad891c526900'),
	(20737, 0, '\xe13166b41a57870fa7508e29e37857a1a2006f5817e9c0f01378d50bd0e80136', '\xec67bd6b21a1f15783ff51ab38092fdfa992fce8cf164ccc20d26f9a6ff1dff4497d5da5f3629d818ed54552cc933d9f0a0a86f82b73f9337f1d22b4d321a507'),
	(20738, 0, '\x545dc365cdb91b1825c74339fcc2af1eff2b916030d29a996a7010a8582fb7db', '\x9fb54ae14f6c4e280ba912c8bcd7d93072fa34b938b8775b878c0822ec7fc15c8906b94517051f335506fcad3cb6cbce44a4970d37cef4a84484cb3b3e15ca09'),
	(20739, 0, '\x9135095dd55c84324e64f3c6fa8fef02a266c649848ad1952dbe6617d8a10753', '\x8dc84162e31d29158ed7da2a807587997f9ed5aeff7767d4a01e706852fc3859759c5bf422e05e186e39a7c337b3b415516aaaf1a6c8d69c00510e850f00340f'),
	(20740, 0, '\xd12b24c810b403dd0b58666a6142ffe85f4478cef41586a612c4cc8ad93be6bf', '\x2b0119dbe38410cc347b37dd7001d0341c5b308b136455c71674eee2e675677ffb34b659a9b926a1734d6179387902388234b839c11b7e74260d3becc82b9b05'),
	(20741, 0, '\xad6e3872451074dfa55c77463c52f24da590598f34f63c13c98fec33d43cefc1', '\xa0d91c08a1e6bc3693f0126c77e5005a24e581672a7ab7f2b9f8d0e26a6443b66fac609e047a5ee91fde1269791a26ce7318f3dcfa0463ca2d21d8c5a8cd9f03'),
	(20742, 0, '\xc140377e4b8b9dd517d3a655f33d18e09f1c3e2f994173e1118df45acbf3ae36', '\xf06abbae09113d2a1d1831958e6a63acf8750ed57b2b6d49704c3c14f17a3da54f29ab5b1ad68030b2dfc6fa5c42d1d41c11f46e50d5013ddddc2dcaaf3e6c04'),
	(20743, 0, '\xa79eb30c0755667f3b19339c305ed0d986b665463a65c81b4bc9f2a3ee5524b0', '\x7dc83ff26da49f67acd463525131ba43d5047eac910f1ad76286efb37d94c235d158b447de330c274aa63da68d50939a915635e773ac8411bb6b7b9f36a9ff09'),
	(20744, 0, '\x70336c3a881914f17f479efb507bcb605e21567fab069f474502c71cacc847d2', '\xa4766dd84081f08601eb0345258fb70ccb061dc4a0b8e335dd64a056d38877aa2dade5649870772b2d1df52b410858151a116114ea96714220764c258a67820a'),
	(20745, 0, '\x732df0df8d2c1ddb0fbd3efd18fb107ab5f05e893c75ece42328fc4ddba28934', '\xa572d597b38a88a93ec5e286356a2bad39885f23cc4b5a0a9eed73669ef88130fe1925fd217dea4905a50bf52081feb536374425bc63f864e850d05a5d0f1106'),
	(20746, 0, '\x7d15072673524c590db5e6d42cc7934a7543c75097d63165df82d25323cd2a0e', '\xa2a20fb5348530bb4fa824c2c497081156288e5da1740f3fc9694f7a187b51d45b0e2e6723c3d78a9ba233b75f48e78d2b936158a211cde50299192443ebb70f'),
	(20747, 0, '\x03f62a98f2524a322c51bf2426ed14df2390b1bda9c2b4a48d488da39e0e321b', '\x6d925bf3d5f59e0b53dda8858a0adbcab98e93775c8dc7d4a43a6cdae769bbe73444a2311156f003886a9403feac29c92ce6f9958dcc4ab6a074d5db2b796308'),
	(20748, 0, '\x6f1dfbded22dc4f3e44c3dc262b6bdc336197ccc4418c178840e330d2f28175d', '\xda276f801d84dc1d4165bcd3c3a06bc492142100ad184bf5f900acf48ab78a7d85056ea01f5d89d7dd6c4bb10fe59a87bda57596db858071bc35e8bc2b757d04'),
	(20749, 0, '\x7605db706ce8b345c9505c443eebe09251cd8b426934c209ca60135398b27bc0', '\x1ef672506e00cb2c3b2caa9eb803dd29d25a8c3b195cf7412758aa69d4324057d68461eef8cfd8cefae29b35d7f89a76a45febb23c1a14b2bd15ee3def852809'),
	(20750, 0, '\x501a83fa04e673f59f3238e361aa85ba4366b05cf2b6676bab36e36cf499f663', '\xfbf2d2b0d3b88ed1a56d24300b094340d35eeba6872c501c7ad5fbc810efc7200f11032d337ce093dcde0ba5f71b996fc4a1bf8097106704325f2209faaefe04'),
	(20751, 0, '\x8c7caef0c40587a97d422c9036da8a016caea2854eb8726cfdc241178d37f086', '\x2866355003d4b4de41b50b57167e84cb84b5f69668a827487134a90e1ceb340676a3be537feebaeed28a1626fbc2b74d2345640f372a6adeb85dde5d219ece0a'),
	(20752, 0, '\x84a6a2f9f507442048168bd2a5fcd480217089ae5b23c05e3a648b3245c4f1cd', '\x57017b7028c44549721c3bb871cb678280b911de9c40d05b4886745f1c7cb75f79f81c5ca0a86a0db773a53963d1ffe7334f4f6efb772a2ba9999bb742b87806'),
	(20753, 0, '\x382de05cdd7c731525892998ae4506bc674d7e50dc6ddf01460fe23000cefa1b', '\xefb0da22e2cdcb4d5f73b28d42d0c41b63b07ccbf30c76b2a1398754ef091d9802a1d0e59937ae0895800a4a06796430d9719162141b399320851a1184f94c0f'),
	(20754, 0, '\x647c202f421eacc411c5b95747044cb186e347ad32413232318e14de23d28e74', '\x86d78a6a91ed62f9d9ca818729c93656504f48a6e44138beb24a142421ef287af8a05d4edf254e96aa6d63d0621892647265f996ccb5702bf02868fd4596db00'),
	(20755, 0, '\x4fbc1e62ba63eb548b0605dacc91c235d9ecb7e8f4f9ef99397b9edcc9bf0741', '\x783e371f20f830387dca7caa896134cd82590860269aee3f60881012764ee2d1cfcad7b255eb7be4ade2f7d26522d6acf5e7947137d965db248bcee320589c01'),
	(20756, 0, '\x05040fa65003f840c81344b36a1307f66730f1f87866d2cc1c3b347933ee0491', '\x0f61b1c7398a7e6373be6f5aebb6ff38ecfbd8d3082cf5bc3484868573d4dd905b790886c6b9a1f7f76e85bcbf8e3bc0aef4e78aa06b61713c5d4d7d674b8d0a'),
	(20757, 0, '\x5d09696445a501e29df09fa6af6e41f7dc71c040e0a5a3f981a0b2bf8bf260aa', '\xae825a35379031a3672a151a481a9956926fad1d8dd7dcc78cd294c656c9f1e4fd4abaea69343a7685ff0c9b702d59ebbc8d602cf063e9ffd3ba1aba74a37302'),
	(20758, 0, '\xe69d3beb065801a8d90defa791891997bf7ff1021e9e5ace33ada7bd7464889d', '\xbd9b86af7c6b478f9927bb357c6d6a035555b18d4ead331358abf3d87bdb57875d2b41044b2d0e6a67456d643e05003741fbc60fe493afe0f844973bb0104100'),
	(20759, 0, '\x97da5116d1a3bced92faeae4288f51d6df92de3d016ded52e5333421051ec8a8', '\x4d1004ab9fca54227cd365d5bb66b4653c5f3b750ec6a689a23508bd85c027b33bf34bcdf583400e412aa899bd1db20b5d87d04373f3275984dbe81f80134a04'),
	(20760, 0, '\x60afd4da971104c4cc416a4c801acf94111657eed74dc67e4859de6bc8830d9a', '\x4cfea4991c6f48899f20e11c5e48fcf7be604f76debd47b62fc1bdf888f12c4e9f3b8d6a041a725e702dcda3ce97dff1b9a023702e229ac70d0f059fe5441f07'),
	(20761, 0, '\xc8bbb18cb5cb57fb8ce6c2900ee5707b96c385e438ef71b13d4b29cf4052e752', '\x2152bd72811e95952f84f4c34db109feb4f0c59cdca7d37b31fd66e3816665f96cbaff4a27cc8182b06d3189dec82bad610146b4aeea7af2826a182b9281020d'),
	(20762, 0, '\x8c7bef69b8dfb95f8bfd2b3a4d8c5b52ff0c359c190dea72284abfcc5198fcc6', '\xaaa9def8390bf4a16d947ab7aaaa1a8078ea62e322208b272f68e73a32157242f8b9a55dc4bd2687e50251fed8b98ede72d4d4d770b557a49b5fdab7070d1d0d'),
	(20763, 0, '\xe9bb2b34317892b28b5e7aab56b2603d27a086d458a4b0c289144d2a410cf8af', '\x37ebe1ca4322bb400c8f0cc2562271a6eb2e7d2754c4b295af7394241e182790d9fc31e93c9225f96aac81a490b616f0d7e32d5096594da9e2bbb354f3477b03'),
	(20764, 0, '\x934e36af0b408ac4eac1eb56bba0c575137fd25b411cd9d1a06944c78f71186d', '\x824a87488dcd559ed3c0a8d89219d1fe042de5710adcbd9c7334159d0cb2b9c269b8e28899d419200b8d873c31061521582e97a141f01d1889a07920f0868a08'),
	(20765, 0, '\xcce52a0cb145ec6855ab0899819beef2635d18c0d202c2b0e108fd2eb16ba095', '\xde25bf4484d9abb4a31c97d253ccbfab032aa1bfe449d88d80633e0e56e4092622e104179a09b53a728d44518598a2c36fb5bed1531fb50b8f9301c9e98dc006'),
	(20766, 0, '\x8e65ae7722394814d3c38d120ab77f45f1a03e0af0030c57dc933f6c301493d4', '\xc4f7d6f1128dcee9e0c67d25b62e7dd9bf73f4bb05668365f173ecb25b3d43e12a04e076030ae043bbdc92875a23ac98ffd5da638d2888fb2a587df5fa3dad0a'),
	(20767, 0, '\xb1b7c72d2ad0cb4339c1e09d7ef4f3b040704ac4e3fa1b57d03261c98bb50d01', '\x2acc043aac58b9ee3c49cdf4ee50683a617647a74f3236f2a0de88f227d1a20e6c300f2e8616be2e4ec350d078850b6c49ebcf8e2b31c0b460f6731f7c3d640a'),
	(20768, 0, '\x0994b0a62b61f6dd3f649593d45be28e69e6514853c1a8bd3838d2fdd1ca31f5', '\x4c0442cef82c338bb69880c8216f587d46fa4c732a1f7a279f70aae57bfebfeb1954fdaaf76910d58bf79dfa43d04568cd4030e965a8cf5de16f0cf8dab99f09'),
	(20769, 0, '\xd3a58814f1b87eccb44d35ea5a536be79d9ac2a2cb13f954342e40eb994aa1d8', '\xd32d0816315da50b2d593bda66213e736ec14d42556da4ad777984087b955117f510291fa1b62f57fe877bdd04759f8223de8ecb161769c99bfee6c751ff940d'),
	(20770, 0, '\x28dcfc09e92482bcaf987916121148b8ee9bf68d6d037e70dabfa3c190460fa6', '\x47d9904e089296510bb5ddad67515b2e741a39e11d375d0e889ec2585ff30b0369c563f4759da97909f4c47ff59700e179d9e07c802f6189c1748d9006f6850f'),
	(20771, 0, '\x4ca2df2f32945171cb8430de109b9df5fafe274dfc10aec1951bc4df8327965a', '\x3fbdf9e96373d418209ed9a5eb84cb736037bcb7e7d3cb24851d014f0459bad239112a4a7a0d32dc6cb083192dbcfbb02e563c40d55707d53f1f34026b92d805'),
	(20772, 0, '\x17581f27eeb740ed8688d8894bae3c4a378d494a3798dc1e0556bf5458746789', '\x307bceff1f4bebf7c76d69f521911828584007340d26ad9a79ed4fa30dd8cc87dc33d3183ffe947e75e548440076b77e3967a269e3ebeef5ec4e1f37ca2a9f07'),
	(20773, 0, '\x5c214516cdd8891cd5037e0397f0375dea7f6c8b2913da42aae840f22e5d2e44', '\x21e656644583edd4d2532374e8202d2b2e26ab89057548e7bcf28a972c2ab3b1c959d00a3d37be1888531d12c64f258b68c9b0f8c4a69a304c8733e56cb12604'),
	(20774, 0, '\x24dbda9c9f655f372940887e7ba6e25b4fe6c34a4c2faf1ba43bcf0aa2ac0a75', '\xf893807e07dc45efad40f082a059a4d89a42e0370931b3c9e70ee876f29f6d496879c9852edde4c3fc73527e51729acc5ff6a79f103b38b3a4d9b2bdd16c3809'),
	(20775, 0, '\xed71e6364652afeb292e20ca3c0701a4e7d0b96b21b9ef24f75690c5835b60e0', '\x0c3442f93b703befd57673e3c04168319b9d56348c429f7a64a4488954d2b0673c1d205422b24bc7ef7d32f530b069faf11d99f11114f73cf7333b6b0ef3dd0a'),
	(20776, 0, '\x7813d568f7651d37961cad9180dc85c2e21b9b47e941520e35bbc8e64fbe3487', '\xe4aa8b492415a9aa5cef6d892d4af41f0468dcefcdfb24b9b82f1da2a56830cc49697f55876e1e772cd33d57515f617ce752bf106c2d1ddd139bfb30c1184302'),
	(20777, 0, '\xff17ab84bfa479b89455269bbc801e280805895593e34cd6573a63ff2873a445', '\x9525e061d1f96f4f0863d0d1a69ff8ee16788ab76008a84fb15d882e56e592aa601c1c7a4972482b3b9f7478464d4e53db9e8ee637163a690984bed9074b0704'),
	(20778, 0, '\x35cd64846511a14354d1ce679a61bff87a6d4a01d3da7b39a9e815094904ec40', '\xafb518a8b006d263afba21e534c2cb45e3c3f08dd78566dc8a8dc3a4d200a0c2e19e13aab064f376389a46aff46208acc6e9877cdaac2dbba62ded5844d5a500'),
	(20779, 0, '\xd2f5a66b1459e16b4d6f711477d557123e10edb97bbce72c45d5b42645003b14', '\xc7150f4d3ba23d6c60b723e0127196ee0d23cea07a4761934a55c5c001c82e9d2296bfc025bcc3f053efbe0bc32194e3fa50691fef521e3643d1b5812ea02606'),
	(20780, 0, '\x855dfd97ca52c985be90abd171c305d2ef7ade89082bb7ac686703118ceca28d', '\xb0aa4553498c424a0cdc7444df6f9a904e450196ffcd876f63bde7cc848c4d49a1e0dcd154da603cce5d5320d644e7552fd805fcd79765a169a231b8bfaa2509'),
	(20781, 0, '\xf5f43de5de28dbae1db8dcead78e60d2e35b26286f7c5523b5da663158fd706f', '\xbdce0263281b686f23aa4b4b7014eed204afc71d2dd4b8202f78b4814c257137ce4eeb0eba8afde0b3408c5218e9f69ca8667b892d8e41c792e01fc2e0b90308'),
	(20782, 0, '\xd6bb6483eb3505b3dd1a4603f416e4e266696542c825949e834b1a6c0f2ff429', '\x9e07f50aed13094005f653e0217335471c1969dae8ab9571a9b2c3501384e1d370cd1e07b35ed19e2b7fc0655826237250ff164071ba5bb44350249857171f00'),
	(20783, 0, '\x85b470978f5cd58ac38d83bb3d20abc1644b70f70937d228e479df83dda421ab', '\x7b390dff68d862ec7e28f5e6b39d1925c75920d73f85d966ba5c2d27551f7b28b3bceb493f140e6265e0d7311a0c208f285f58d6ede492e11a2200321c07c709'),
	(20784, 0, '\x343028804d58c0546437cc050ef66a109d38af788f0c243fff3249b6c8fc632e', '\x65ed283b7be56d9cf27a407fe4870697949717223c24a78cd1fb5dfb5d3f7b6ca2c4539e69cdf574c642e5d960fc3ae68f91415badf1ea56ae75e478efda9301'),
	(20785, 0, '\xf7a4ffddf4ab2eabc3d178375c818f36db344dc89139549f6902572facd99f57', '\x6fc306cb40b7aee87f059d15de463ae705bb4c25da6a8c216f5d85283dfe16efaa9ff62c2448bf1794a1485aa294b6e8b188873555347ec4687561320c24a900'),
	(20786, 2, '\x4bb82c8d8d031d0431369010d62acf4eb2122019bb978792a454ec8120aa8ead', NULL);


--
-- Data for Name: dice_key; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.dice_key VALUES
	(1, '\x52dc2f1041dd593267b1d2c59ebb7c584209fffc9c809a16135ce51c6ce82e94', '\xd9f66f6aafcf3027a9c6639dc33421a5a7a2505831224acc95125fb93f410832');


--
-- Data for Name: dice_secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.dice_secrets VALUES
	(44, '\x163cf76123be9116772e23f3bd803aa2c986b5ae0190f25af02c211efb100c2a'),
	(45, '\x55337813e3446d1e89cdd7c3aa3a1f19a7fa76e549d4ec6ed02fb63c6b992fa7');


--
-- Data for Name: finished_games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.finished_games VALUES
	(1, 1789906264444, 44, 45, 'russian', 5, 0, 'no_pieces', 'g3-f4 b6-c5 f2-g3 f6-g5 e1-f2 a7-b6 g3-h4 e7-f6 c3-b4 f8-e7'),
	(2, 1789906264444, 41, 44, 'russian', 5, 1, 'no_pieces', 'g3-f4 f6-g5 a3-b4 e7-f6 h2-g3 f8-e7 c3-d4 g5-h4 b2-a3 b6-a5'),
	(3, 1789906264444, 45, 41, 'russian', 5, 1, 'no_moves', 'e3-d4 b6-a5 a3-b4 f6-g5 b2-a3 g5-h4 c1-b2 g7-f6 d4-c5 f6-e5'),
	(10, 1795868426556, 48, 45, 'international', 3, 1, 'no_moves', '35-30 16-21 31-27 21-26 40-35 18-23 27-21 17-22 21-16 20-25'),
	(11, 1795868426556, 46, 47, 'international', 3, 0, 'no_moves', '32-28 20-25 37-32 16-21 41-37 19-24 46-41 11-16 34-29 14-20'),
	(12, 1795878026556, 45, 47, 'international', 2, 0, 'no_moves', '33-28 20-25 32-27 15-20 31-26 10-15 37-32 18-23 42-37 12-18'),
	(13, 1795878026556, 41, 42, 'international', 2, 2, 'agreement', '33-28 20-25 39-33 18-23 31-26 23-29 34x23 15-20 44-39 10-15'),
	(14, 1795878026556, 46, 49, 'international', 2, 2, 'agreement', '32-27 19-23 31-26 13-19 37-32 17-21 26x17 11x31 36x27 9-13'),
	(15, 1795878026556, 53, 50, 'international', 2, 2, 'agreement', '32-27 20-24 37-32 17-21 34-30 14-20 31-26 24-29 33x24 20x29'),
	(16, 1795878026556, 51, 52, 'international', 2, 0, 'no_pieces', '32-28 16-21 34-30 18-23 38-32 21-26 43-38 17-21 49-43 12-17'),
	(22, 1795953873790, 134, 135, 'russian', 5, 1, 'resignation', 'c3-b4 f6-g5 g3-h4 d6-e5 h4:d4 b6-c5 b4:d6 c7:c3 b2:d4 e7-f6'),
	(24, 1795953874457, 135, 134, 'english', 5, 0, 'resignation', '11-16 22-17 9-13 23-18 13x22 26x17 7-11 30-26 5-9 26-22'),
	(26, 1795953875009, 134, 135, 'pool', 5, 1, 'resignation', '11-16 22-17 9-13 23-18 13x15 24-19 16x23 27x11 8x15 26-22'),
	(27, 1795953875253, 135, 134, 'spanish', 5, 1, 'no_moves', '10-13 23-20 12-16 22-19 16x23 27x20 6-10 31-27 8-12 27-23'),
	(28, 1795953875580, 134, 135, 'portuguese', 5, 1, 'no_moves', '10-13 23-20 12-16 22-19 16x23 27x20 6-10 31-27 8-12 27-23'),
	(30, 1795953876084, 135, 134, 'czech', 5, 1, 'no_moves', 'c3-b4 f6-g5 g3-h4 d6-e5 h4xf6 e7xg5 d2-c3 f8-e7 h2-g3 e7-f6'),
	(32, 1795953876582, 134, 135, 'frisian', 5, 1, 'resignation', '31-26 18-22 37-31 20-25 31-27 17x28 38x27 12-17 42-37 15-20'),
	(34, 1795953877194, 134, 135, 'turkish', 5, 1, 'resignation', 'a3-a4 a6-a5 a4xa8 e6-e5 a2-a3 e7-e6 c3-c4 b6-a6 a8xh5 h6xh4'),
	(35, 1795953877601, 134, 135, 'armenian', 5, 0, 'no_pieces', 'b3-a4 h6-g5 a2-b3 a6-a5 a4xa8 g6-f5 b3-c4 c6-c5 c4xc8 b7-a7'),
	(36, 1795953877809, 135, 134, 'thai', 5, 0, 'no_pieces', '25-21 8-12 27-24 7-10 26-22 3-7 30-26 10-15 32-27 15-19'),
	(38, 1795953878159, 134, 135, 'antidraughts', 5, 1, 'resignation', '31-26 18-22 37-31 20-25 31-27 22x31 26x37 13-18 34-29 16-21'),
	(40, 1795953878548, 134, 135, 'killer', 5, 1, 'resignation', '31-26 18-22 37-31 20-25 31-27 22x31 26x37 13-18 34-29 16-21'),
	(41, 1795953878834, 134, 135, 'bashni', 5, 0, 'no_pieces', 'a3-b4 b6-a5 b4-c5 d6:b4 g3-h4 e7-d6 h4-g5 h6:f4 e3:a3 d8-e7'),
	(42, 1795953878966, 135, 134, 'stavropol', 5, 0, 'resignation', 'c3-b4 b4-a5 g3-f4 e3-d4 f6-g5 g5:c5 a3-b4 c5:a3 e7-f6 f8-e7'),
	(43, 1795953879354, 134, 135, 'samoyed', 5, 0, 'no_pieces', 'b2:d4 e7:g5 e1:e5 a7:e7 g3:e1 b8:d2 c1:e3 h8:h4 e3-d4 d8:f6'),
	(44, 1795953879504, 134, 135, 'nardi', 5, 1, 'match_won', ''),
	(45, 1795953879914, 134, 135, 'nardi', 5, 1, 'match_won', '');


--
-- Data for Name: freeze_changes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: game_analyses; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: game_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.game_events VALUES
	(1, 1, 1789906264444, 1, '\x01077275737369616e086f6666696369616c4b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380080a0c8810980f0b252000102585a000000000000', NULL, NULL, NULL),
	(1, 2, 1789992632817, 2, '\x010567332d6634ea81af5200968ecc810980f0b25200011712000000', NULL, NULL, NULL),
	(1, 3, 1790036030235, 2, '\x010562362d6335d4c4b12900accbc9aa0980f0b2520001080d000000', NULL, NULL, NULL),
	(1, 4, 1790078780000, 2, '\x010566322d67338abde228008cc19cab0980f0b25200011a17000000', NULL, NULL, NULL),
	(1, 5, 1790165612084, 2, '\x010566362d6735a8cfe7520084ec94aa0980f0b25200010a0f000000', NULL, NULL, NULL),
	(1, 6, 1790252882130, 2, '\x010565312d6632bc8a9d5300d0a6b2aa0980f0b25200011e1a000000', NULL, NULL, NULL),
	(1, 7, 1790295741506, 2, '\x010561372d6236e0edef2800a4eed7d30980f0b25200010408000000', NULL, NULL, NULL),
	(1, 8, 1790338352947, 2, '\x010567332d6834e2cbd12800eeca93d40980f0b25200011713000000', NULL, NULL, NULL),
	(1, 9, 1790381561927, 2, '\x010565372d6636a8c49a2900fc99f0fc0980f0b2520001060a000000', NULL, NULL, NULL),
	(1, 10, 1790424701153, 2, '\x010563332d6234b482922900bab8b4fd0980f0b25200011510000000', NULL, NULL, NULL),
	(1, 11, 1790468271694, 2, '\x010566382d6537dad5c62900a2b4dca50a80f0b25200010206000000', NULL, NULL, NULL),
	(1, 12, 1790510841704, 2, '\x010568322d6733b4c4cc280086e49aa70a80f0b25200011b17000000', NULL, NULL, NULL),
	(1, 13, 1790555251242, 2, '\x010562382d6137848bad2a009e99e2cd0a80f0b25200010004000000', NULL, NULL, NULL),
	(1, 14, 1790597334062, 2, '\x010567312d68328888912800fecbbcd10a80f0b25200011f1b000000', NULL, NULL, NULL),
	(1, 15, 1790641119434, 2, '\x010562362d6135b8f2e02900e696b4f60a80f0b2520001080c000000', NULL, NULL, NULL),
	(1, 16, 1790683660959, 2, '\x010562322d6333aa87c92800d4b4a6fb0a80f0b25200011815000000', NULL, NULL, NULL),
	(1, 17, 1790727436973, 2, '\x010561372d62369ce0df2900caa6879f0b80f0b25200010408000000', NULL, NULL, NULL),
	(1, 18, 1790813292169, 2, '\x010561312d6232b8aff051009cf5e8fb0a80f0b25200011c18000000', NULL, NULL, NULL),
	(1, 19, 1790856618454, 2, '\x010566362d65359aeda82900b0a991c80b80f0b25200010a0e000000', NULL, NULL, NULL),
	(1, 20, 1790900128131, 2, '\x010568343a6434da9ebf2900c2c6dca40b80f0b25200011311020e0f0000', NULL, NULL, NULL),
	(1, 21, 1790943215667, 2, '\x010565372d6636e0da8b2900d0beb8f10b80f0b2520001060a000000', NULL, NULL, NULL),
	(1, 22, 1790986787465, 2, '\x010567332d6834ace9c6290096cdc8cd0b80f0b25200011713000000', NULL, NULL, NULL),
	(1, 23, 1791028826556, 5, '\x01040296cdc8cd0bd0beb8f10b0292ea8cf29f6800000000000180d0e195a16880e0c5d6a5680180d0e195a16880e0c5d6a56800', NULL, NULL, NULL),
	(1, 24, 1791029282627, 2, '\x010564382d6537f4b2c32800dcfba79b0c80f0b25200010106000000', NULL, NULL, NULL),
	(1, 25, 1791116235411, 2, '\x010568322d6733a0adf65200f68f85cd0b80f0b25200011b17000000', NULL, NULL, NULL),
	(1, 26, 1791763817758, 2, '\x010568362d673596bae62800c6b1f4c40c80f0b25200010b0f000000', NULL, NULL, NULL),
	(1, 27, 1791807164715, 2, '\x010566343a66389ab0ab2900dccf8cf60b80f0b2520003120202070f0000', NULL, NULL, NULL),
	(1, 28, 1791850658932, 2, '\x010568382d673792adbd2900b4f4e9ed0c80f0b25200010307000000', NULL, NULL, NULL),
	(1, 29, 1791894009579, 2, '\x010566383a6836eee9ab2900eed5939f0c80f0b2520001020b01070000', NULL, NULL, NULL),
	(1, 30, 1791936335002, 2, '\x010566362d6735ded6ae2800d68dee970d80f0b25200010a0f000000', NULL, NULL, NULL),
	(1, 31, 1792023457330, 2, '\x010568343a6438b0868b5300bebfbb9e0c80f0b2520003130102060f0000', NULL, NULL, NULL),
	(1, 32, 1792066738909, 2, '\x010564362d6535d6b2a3290080cbfdc00d80f0b2520001090e000000', NULL, NULL, NULL),
	(1, 33, 1792109747146, 2, '\x010562343a6238da83822900e4abecc70c80f0b2520003100002050d0000', NULL, NULL, NULL),
	(1, 34, 1792152339923, 2, '\x010565352d663492a8cf2800ee92e1ea0d80f0b25200010e12000000', NULL, NULL, NULL),
	(1, 35, 1792196159080, 2, '\x010567333a6535aa82e52900ba99baf00c80f0b2520001170e01120000', NULL, NULL, NULL),
	(1, 36, 1792239349040, 2, '\x010562362d6335909b982900dee7fb930e80f0b2520001080d000000', NULL, NULL, NULL),
	(1, 37, 1792282928149, 2, '\x010564343a6236cadbc72900f0ada5990d80f0b25200011108010d0000', NULL, NULL, NULL),
	(1, 38, 1792325775337, 2, '\x010561353a6337a8afee2800b6a8c0bd0e80f0b25200010c0501080000', NULL, NULL, NULL),
	(1, 39, 1792369013644, 2, '\x010564383a6135c68e9e2900aa8fbac20d80f0b2520001010c01050000', NULL, NULL, NULL),
	(1, 40, 1792369013644, 6, '\x01000300', NULL, NULL, NULL),
	(2, 1, 1789906264444, 1, '\x01077275737369616e086f6666696369616c4b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380080a0c8810980f0b2520001025258000000000000', NULL, NULL, NULL),
	(2, 2, 1789949654918, 2, '\x010567332d663494d8b02900ecb7caaa0980f0b25200011712000000', NULL, NULL, NULL),
	(2, 3, 1789992114562, 2, '\x010566362d6735f887bf28008888bcab0980f0b25200010a0f000000', NULL, NULL, NULL),
	(2, 4, 1790078597860, 2, '\x010561332d6234c485bd5200a8a2c0aa0980f0b25200011410000000', NULL, NULL, NULL),
	(2, 5, 1790122023353, 2, '\x010565372d6636aafbb42900defcb9d40980f0b2520001060a000000', NULL, NULL, NULL),
	(2, 6, 1790165329591, 2, '\x010568322d6733fcb3a62900acdeccd30980f0b25200011b17000000', NULL, NULL, NULL),
	(2, 7, 1790208325900, 2, '\x010566382d6537aac9802900b4a3ecfd0980f0b25200010206000000', NULL, NULL, NULL),
	(2, 8, 1790251226556, 5, '\x010402acdeccd309b4a3ecfd090198e4d98b9a6800000180c0fdd49c6880f0fbf09f680180c0fdd49c6880f0fbf09f6800000000', NULL, NULL, NULL),
	(2, 9, 1790252305005, 2, '\x010563332d6434c2c5f82900ea8887fc0980f0b25200011511000000', NULL, NULL, NULL),
	(2, 10, 1790295496170, 2, '\x010567352d6834faad982900bae586a70a80f0b25200010f13000000', NULL, NULL, NULL),
	(2, 11, 1790338058490, 2, '\x010562322d6133a0cccb2800caaceea50a80f0b25200011814000000', NULL, NULL, NULL),
	(2, 12, 1790381127663, 2, '\x010562362d6135eabb892900d099b0d00a80f0b2520001080c000000', NULL, NULL, NULL),
	(2, 13, 1790424429089, 2, '\x010564322d6333e4e8a52900e6b3fbce0a80f0b25200011915000000', NULL, NULL, NULL),
	(2, 14, 1790468131628, 2, '\x010563372d623696e4d62900baa58cf90a80f0b25200010508000000', NULL, NULL, NULL),
	(2, 15, 1790510446019, 2, '\x010565312d6432aeaaad2800b8f980f90a80f0b25200011e19000000', NULL, NULL, NULL),
	(2, 16, 1790554755919, 2, '\x010564382d633798f6a02a00a29f9ea10b80f0b25200010105000000', NULL, NULL, NULL),
	(2, 17, 1790986380036, 2, '\x010567312d6832889c5f00b0cdd4ca0b80f0b25200011f1b000000', NULL, NULL, NULL),
	(2, 18, 1791029268407, 2, '\x010566362d6735e6b2f32800bcdcddca0b80f0b25200010a0f000000', NULL, NULL, NULL),
	(2, 19, 1791072148725, 2, '\x010564342d6535fcb4f22800b48895f40b80f0b2520001110e000000', NULL, NULL, NULL),
	(2, 20, 1791115727541, 2, '\x010562362d633580d7c72900bcf5c8f30b80f0b2520001080d000000', NULL, NULL, NULL),
	(2, 21, 1791202150447, 2, '\x010563312d6232f4d5b55200c0a292f40b80f0b25200011d18000000', NULL, NULL, NULL),
	(2, 22, 1791245374897, 2, '\x010565372d663684b69c2900b8afdf9c0c80f0b2520001060a000000', NULL, NULL, NULL),
	(2, 23, 1791288691936, 2, '\x010565332d6434dedca72900e2b59d9d0c80f0b25200011611000000', NULL, NULL, NULL),
	(2, 24, 1791331304252, 2, '\x010563353a6331b8d9d1280080c6c0c60c80f0b25200030d1d0211190000', NULL, NULL, NULL),
	(2, 25, 1791374996543, 2, '\x010566322d653386c4d52900dce1fac50c80f0b25200011a16000000', NULL, NULL, NULL),
	(2, 26, 1791418155337, 2, '\x010568343a643494b4942900ec81dfef0c80f0b252000113110216170000', NULL, NULL, NULL),
	(2, 27, 1791504460530, 2, '\x010568322d6733d2a6a752008aab86c60c80f0b25200011b17000000', NULL, NULL, NULL),
	(2, 28, 1791547314887, 2, '\x010567353a6533aa9fef2800c2d2a2990d80f0b25200010f1601120000', NULL, NULL, NULL),
	(2, 29, 1791634262205, 2, '\x010567332d6634ecd7f552009ec3c3c50c80f0b25200011712000000', NULL, NULL, NULL),
	(2, 30, 1791677773252, 2, '\x010565333a67358eb4bf2900b48e96c20d80f0b2520001160f01120000', NULL, NULL, NULL),
	(2, 31, 1791720753147, 2, '\x010562342d6335eec8fe2800b0eaf7ee0c80f0b2520001100d000000', NULL, NULL, NULL),
	(2, 32, 1791806866858, 2, '\x010564343a6236def68f5200d687b9c20d80f0b25200011108010d0000', NULL, NULL, NULL),
	(2, 33, 1791893421367, 2, '\x010563332d62349adec5520096fce4ee0c80f0b25200011510000000', NULL, NULL, NULL),
	(2, 34, 1791936215019, 2, '\x010564363a6634e8eae72800ee8c84ec0d80f0b25200010912010e0000', NULL, NULL, NULL),
	(2, 35, 1791979437024, 2, '\x010562322d6333ea8f9c2900acdcfb970d80f0b25200011815000000', NULL, NULL, NULL),
	(2, 36, 1792023000293, 2, '\x010563372d64368ae4c52900e498f1940e80f0b25200010509000000', NULL, NULL, NULL),
	(2, 37, 1792066325496, 2, '\x010561312d6232a6dca8290086f085c10d80f0b25200011c18000000', NULL, NULL, NULL),
	(2, 38, 1792109550656, 2, '\x010567352d683490c19c2900d4c787be0e80f0b25200010f13000000', NULL, NULL, NULL),
	(2, 39, 1792195825614, 2, '\x010562342d63359ccea35200ea9195c10d80f0b2520001100d000000', NULL, NULL, NULL),
	(2, 40, 1792239159611, 2, '\x010564363a6432dae5a92900fad190e70e80f0b25200010919020d150000', NULL, NULL, NULL),
	(2, 41, 1792282479682, 2, '\x010562322d63338e8ca82900dcf59fea0d80f0b25200011815000000', NULL, NULL, NULL),
	(2, 42, 1792368491606, 2, '\x010564323a6234a8c0835200d281c0e70e80f0b2520001191001150000', NULL, NULL, NULL),
	(2, 43, 1792411659873, 2, '\x010561333a633596c8952900c69dbd930e80f0b2520001140d01100000', NULL, NULL, NULL),
	(2, 44, 1792454904818, 2, '\x010562363a6434a2f69e2900b0fbd3900f80f0b25200010811010d0000', NULL, NULL, NULL),
	(2, 45, 1792454904818, 6, '\x01010300', NULL, NULL, NULL),
	(6, 4, 1794547268877, 2, '\x010533342d3330aab3892900c6fccbc30980f0b2520001211d000000', NULL, NULL, NULL),
	(3, 1, 1789906264444, 1, '\x01077275737369616e086f6666696369616c4b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380080a0c8810980f0b2520001025a52000000000000', NULL, NULL, NULL),
	(3, 2, 1789949079240, 2, '\x010565332d643498b5ea2800e8da90ab0980f0b25200011611000000', NULL, NULL, NULL),
	(3, 3, 1790035722269, 2, '\x010562362d6135aac5d05200d6caaa810980f0b2520001080c000000', NULL, NULL, NULL),
	(3, 4, 1790121929971, 2, '\x010561332d6234acb39b5200bc97a8ab0980f0b25200011410000000', NULL, NULL, NULL),
	(3, 5, 1790251226556, 5, '\x010402bc97a8ab09d6caaa810902e6b3a7b9996800000000000180c0fdd49c6880f0fbf09f680180c0fdd49c6880f0fbf09f6800', NULL, NULL, NULL),
	(3, 6, 1790251815030, 2, '\x010566362d6735868eef7b00d0aceed70880f0b25200010a0f000000', NULL, NULL, NULL),
	(3, 7, 1790294990340, 2, '\x010562322d61339cb6962900a0d1c4d40980f0b25200011814000000', NULL, NULL, NULL),
	(3, 8, 1790337650946, 2, '\x010567352d6834fccbd72800d4d0c9810980f0b25200010f13000000', NULL, NULL, NULL),
	(3, 9, 1790424113853, 2, '\x010563312d6232f6c6ba5200aafabcd40980f0b25200011d18000000', NULL, NULL, NULL),
	(3, 10, 1790467754068, 2, '\x010567372d6636ae96cf2900a6aaadaa0980f0b2520001070a000000', NULL, NULL, NULL),
	(3, 11, 1790554211746, 2, '\x010564342d63359cf5b952008ef5b5d40980f0b2520001110d000000', NULL, NULL, NULL),
	(3, 12, 1790986161898, 2, '\x010566362d6535d4cb4400d2ce9bfc0980f0b25200010a0e000000', NULL, NULL, NULL),
	(3, 13, 1791028826556, 5, '\x0104028ef5b5d409d2ce9bfc0901d4bbc0f19f6800000180d0e195a16880e0c5d6a5680180d0e195a16880e0c5d6a568000180c0fdd49c6880f0fbf09f680180c0fdd49c6880f0fbf09f6800', NULL, NULL, NULL),
	(3, 14, 1791029243192, 2, '\x010564322d65339cf98a2900f2ebddfd0980f0b25200011916000000', NULL, NULL, NULL),
	(3, 15, 1791115293596, 2, '\x010563372d6236c8998852008aa5c6fc0980f0b25200010508000000', NULL, NULL, NULL),
	(3, 16, 1791763501949, 2, '\x010565332d6434c2efb22900b0ecdda60a80f0b25200011611000000', NULL, NULL, NULL),
	(3, 17, 1791850092401, 2, '\x010568362d6735e88fca5200a285affc0980f0b25200010b0f000000', NULL, NULL, NULL),
	(3, 18, 1791979400001, 2, '\x010564343a6636a0cfa87b00908de8fd0980f0b2520001110a010e0000', NULL, NULL, NULL),
	(3, 19, 1792022832061, 2, '\x010562363a6434f8e1b52900aa93aca50a80f0b25200010811010d0000', NULL, NULL, NULL),
	(3, 20, 1792065791685, 2, '\x010563333a6337908cfc280080f19ea70a80f0b252000115050209110000', NULL, NULL, NULL),
	(3, 21, 1792109236324, 2, '\x010562383a6436bea6b72900ecdca7ce0a80f0b2520001000901050000', NULL, NULL, NULL),
	(3, 22, 1792152321898, 2, '\x010562322d63338cbc8b2900f4a4c6d00a80f0b25200011815000000', NULL, NULL, NULL),
	(3, 23, 1792195597264, 2, '\x010566382d6737ccd1a22900a0fbb7f70a80f0b25200010207000000', NULL, NULL, NULL),
	(3, 24, 1792238971029, 2, '\x010561312d62328ad3ae2900eac1caf90a80f0b25200011c18000000', NULL, NULL, NULL),
	(3, 25, 1792282193039, 2, '\x010567373a6535f48f9c2900acdbcea00b80f0b2520001070e010a0000', NULL, NULL, NULL),
	(3, 26, 1792325394292, 2, '\x010565312d6432cacb992900a0e6e3a20b80f0b25200011e19000000', NULL, NULL, NULL),
	(3, 27, 1792368028007, 2, '\x010564382d6337e6a7d42800c6a3adca0b80f0b25200010105000000', NULL, NULL, NULL),
	(3, 28, 1792411609419, 2, '\x010564322d6533c8ffc72900d8d6cecb0b80f0b25200011916000000', NULL, NULL, NULL),
	(3, 29, 1792454638420, 2, '\x010561372d623692c8842900b4cbdbf30b80f0b25200010408000000', NULL, NULL, NULL),
	(3, 30, 1792498005025, 2, '\x010565332d64349ae3ad2900bee3d3f40b80f0b25200011611000000', NULL, NULL, NULL),
	(3, 31, 1792541406758, 2, '\x010565372d66368a88b22900aab3dc9c0c80f0b2520001060a000000', NULL, NULL, NULL),
	(3, 32, 1792584387987, 2, '\x010566322d6533daddfe2800e4f5879e0c80f0b25200011a16000000', NULL, NULL, NULL),
	(3, 33, 1792627425358, 2, '\x010568343a6632f6ca852900b4d889c60c80f0b2520001131a01170000', NULL, NULL, NULL),
	(3, 34, 1792670625220, 2, '\x010564342d6335ecb5992900f8afa1c70c80f0b2520001110d000000', NULL, NULL, NULL),
	(3, 35, 1792713873844, 2, '\x010566323a6434e0af9f2900d4989def0c80f0b25200011a1101160000', NULL, NULL, NULL),
	(3, 36, 1792757037905, 2, '\x010563353a6533ba86952900be99bff00c80f0b25200010d1601110000', NULL, NULL, NULL),
	(3, 37, 1792800106434, 2, '\x010562362d6335e2b1892900f2d6c6980d80f0b2520001080d000000', NULL, NULL, NULL),
	(3, 38, 1792843499151, 2, '\x010568322d67339afbb02900a48ec1990d80f0b25200011b17000000', NULL, NULL, NULL),
	(3, 39, 1792886766196, 2, '\x010567352d6834cacfa12900a8f7d7c10d80f0b25200010f13000000', NULL, NULL, NULL),
	(3, 40, 1792929745795, 2, '\x010567312d66329ec4fe280086baf5c20d80f0b25200011f1a000000', NULL, NULL, NULL),
	(3, 41, 1792972976251, 2, '\x010568382d6737f0939d2900b8d3edea0d80f0b25200010307000000', NULL, NULL, NULL),
	(3, 42, 1793059770754, 2, '\x010565332d66348e84e35200f8a5c5c20d80f0b25200011612000000', NULL, NULL, NULL),
	(3, 43, 1793145869683, 2, '\x010567372d6836e28f8e5200d6b392eb0d80f0b2520001070b000000', NULL, NULL, NULL),
	(3, 44, 1793189281825, 2, '\x010566322d6533dcaab329009cebc4eb0d80f0b25200011a16000000', NULL, NULL, NULL),
	(3, 45, 1793232261939, 2, '\x010568343a6434a4ccfe2800b2d7c6940e80f0b252000113110216170000', NULL, NULL, NULL),
	(3, 46, 1793275390570, 2, '\x010566342d6735eedc902900aefee6940e80f0b2520001120f000000', NULL, NULL, NULL),
	(3, 47, 1793318486297, 2, '\x010566363a6834deda8c2900d4ececbd0e80f0b25200010a13010f0000', NULL, NULL, NULL),
	(3, 48, 1793318486297, 6, '\x01010200', NULL, NULL, NULL),
	(4, 1, 1794399526675, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300080a0c8810980f0b2520001025260000000000000', NULL, NULL, NULL),
	(4, 2, 1794504650914, 2, '\x010533322d32379ec6a06400e2c9daef0880f0b25200011f1a000000', NULL, NULL, NULL),
	(4, 3, 1794547555844, 2, '\x010531372d3231c4b5f52800bcda85ab0980f0b25200011014000000', NULL, NULL, NULL),
	(4, 4, 1794591210136, 2, '\x010533312d3236a8f2d02900bac7bc980980f0b25200011e19000000', NULL, NULL, NULL),
	(4, 5, 1794633024069, 2, '\x01053231783332da9ef02700e2abc8d50980f0b2520001141f011a0000', NULL, NULL, NULL),
	(4, 6, 1794720104455, 2, '\x0105333878323784f7855300b6c0e9970980f0b2520001251a011f0000', NULL, NULL, NULL),
	(4, 7, 1794849532947, 2, '\x010531312d313798b0b77b00caebc3ac0980f0b25200010a10000000', NULL, NULL, NULL),
	(4, 8, 1794893039867, 2, '\x010533362d3331d0f3be2900e6bcddc00980f0b2520001231e000000', NULL, NULL, NULL),
	(4, 9, 1795065728945, 2, '\x0104372d3131ec9ad8a40100dec09eda0880f0b2520001060a000000', NULL, NULL, NULL),
	(4, 10, 1795108586256, 2, '\x010534322d3338becdef2800a8dfa0ea0980f0b25200012925000000', NULL, NULL, NULL),
	(4, 11, 1795151984878, 2, '\x0103322d37bcd7b12900a2d99f830980f0b25200010106000000', NULL, NULL, NULL),
	(4, 12, 1795195636051, 2, '\x010533372d3332cac1d02900de8d83930a80f0b2520001241f000000', NULL, NULL, NULL),
	(4, 13, 1795238042230, 2, '\x010531372d3231c6c4b82800dc849aad0980f0b25200011014000000', NULL, NULL, NULL),
	(4, 14, 1795324643014, 2, '\x01053236783137a0b1cb5200beccea920a80f0b2520001191001140000', NULL, NULL, NULL),
	(4, 15, 1795411495277, 2, '\x01053132783231ce8aea52008eeae2ac0980f0b25200010b1401100000', NULL, NULL, NULL),
	(4, 16, 1795455193741, 2, '\x010534372d3432c0a4d62900fe97c7bb0a80f0b25200012e29000000', NULL, NULL, NULL),
	(4, 17, 1795497821627, 2, '\x010531392d3233dcccd32800b28dc2d60980f0b25200011216000000', NULL, NULL, NULL),
	(4, 18, 1795670669724, 2, '\x010534312d3336c2cfeba40100bcb88ee90980f0b25200012823000000', NULL, NULL, NULL),
	(4, 19, 1795694426556, 5, '\x010402bcb88ee909b28dc2d60902b8e6ffe4c2680000000000018090cee5c76880b0ffd3cb68018090cee5c76880b0ffd3cb6800', NULL, NULL, NULL),
	(4, 20, 1795713159232, 2, '\x0104372d3132c8dac22800eaa2b2800a80f0b2520001060b000000', NULL, NULL, NULL),
	(4, 21, 1795756703841, 2, '\x010533312d3236c2c0c32900fae7fd910a80f0b25200011e19000000', NULL, NULL, NULL),
	(4, 22, 1795843767337, 2, '\x010531342d313990ef835300daa3e1ff0980f0b25200010d12000000', NULL, NULL, NULL),
	(5, 1, 1794399526675, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300080a0c8810980f0b2520001025a58000000000000', NULL, NULL, NULL),
	(5, 2, 1794484826556, 5, '\x01040280a0c8810980a0c8810901a6fcdea8b96800000180c087c8bb6880f085e4be680180c087c8bb6880f085e4be6800000000', NULL, NULL, NULL),
	(5, 3, 1794504637588, 2, '\x010533322d323782f69e6400fe99dcef0880f0b25200011f1a000000', NULL, NULL, NULL),
	(5, 4, 1794590651790, 2, '\x010531382d3232f4e38352008cacf7810980f0b25200011115000000', NULL, NULL, NULL),
	(5, 5, 1795195127036, 2, '\x01053237783138dc8dbea40100a2fcd09d0880f0b25200011a1101150000', NULL, NULL, NULL),
	(5, 6, 1795237615670, 2, '\x01053132783233f4ccc2280098cfe7ab0980f0b25200010b1601110000', NULL, NULL, NULL),
	(5, 7, 1795324532915, 2, '\x010533342d3239fa81f25200a8ea919d0880f0b2520001211c000000', NULL, NULL, NULL),
	(5, 8, 1795368164536, 2, '\x010532337833348a90ce29008eafccd40980f0b25200011621011c0000', NULL, NULL, NULL),
	(5, 9, 1795411065275, 2, '\x0105333978333086f4f42800a2e6cfc60880f0b2520001261d01210000', NULL, NULL, NULL),
	(5, 10, 1795435226556, 5, '\x010402a2e6cfc6088eafccd40902f6e6b5edc06800000180c087c8bb6880f085e4be680180c087c8bb6880f085e4be68000180a08480c2688090cee5c7680180a08480c2688090cee5c76800', NULL, NULL, NULL),
	(5, 11, 1795454976107, 2, '\x0104382d3132e09af02900ae848ffd0980f0b2520001070b000000', NULL, NULL, NULL),
	(5, 12, 1795497580824, 2, '\x010533372d3332dae2d02800c8f3b1f00880f0b2520001241f000000', NULL, NULL, NULL),
	(6, 1, 1794399526675, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300080a0c8810980f0b2520001026058000000000000', NULL, NULL, NULL),
	(6, 2, 1794460021531, 2, '\x010533322d323890d0d83900f0bfa29a0980f0b25200011f1b000000', NULL, NULL, NULL),
	(6, 3, 1794504200248, 2, '\x010532302d3234baf4902a00c69beaa90980f0b25200011317000000', NULL, NULL, NULL),
	(6, 5, 1794590217063, 2, '\x010531382d3233b4d9fa280092b2a2d30980f0b25200011116000000', NULL, NULL, NULL),
	(6, 6, 1794632997770, 2, '\x010534302d3334c6a0e6280080cc98ed0980f0b25200012721000000', NULL, NULL, NULL),
	(6, 7, 1794676046259, 2, '\x01053233783332d2f8862900c0a9cefc0980f0b2520001161f011b0000', NULL, NULL, NULL),
	(6, 8, 1794720062723, 2, '\x01053337783238a08dfd2900e0aece950a80f0b2520001241b011f0000', NULL, NULL, NULL),
	(6, 9, 1794762878610, 2, '\x010531372d32329ec6ea2800a2d396a60a80f0b25200011015000000', NULL, NULL, NULL),
	(6, 10, 1794805723963, 2, '\x01053238783137d292ee28008e8c93bf0a80f0b25200011b1001150000', NULL, NULL, NULL),
	(6, 11, 1794849142659, 2, '\x010531317832329091b4290092b295cf0a80f0b25200010a1501100000', NULL, NULL, NULL),
	(6, 12, 1794892720863, 2, '\x010533312d3237b8cdc72900d6aefee70a80f0b25200011e1a000000', NULL, NULL, NULL),
	(6, 13, 1794935874965, 2, '\x01053232783331ecea932900a6b7b4f80a80f0b2520001151e011a0000', NULL, NULL, NULL),
	(6, 14, 1794979063744, 2, '\x01053336783237d688982900809699910b80f0b2520001231a011e0000', NULL, NULL, NULL),
	(6, 15, 1795021938210, 2, '\x0104362d3131c4d9f12800e2cdf5a10b80f0b2520001050a000000', NULL, NULL, NULL),
	(6, 16, 1795065223001, 2, '\x010534312d3337eee4a3290092a1a8ba0b80f0b25200012824000000', NULL, NULL, NULL),
	(6, 17, 1795108284658, 2, '\x010531312d3137b2c6882900b0f79fcb0b80f0b25200010a10000000', NULL, NULL, NULL),
	(6, 18, 1795151937456, 2, '\x010534362d3431fcdad0290096b68ae30b80f0b25200012d28000000', NULL, NULL, NULL),
	(6, 19, 1795194605499, 2, '\x010531342d323096c0d828009aa7faf40b80f0b25200010d13000000', NULL, NULL, NULL),
	(6, 20, 1795237448571, 2, '\x010533302d323580efed280096b7cf8c0c80f0b25200011d18000000', NULL, NULL, NULL),
	(6, 21, 1795280943749, 2, '\x010531392d323394bcbd290086dbef9d0c80f0b25200011216000000', NULL, NULL, NULL),
	(6, 22, 1795323980766, 2, '\x01053235783134b2c5852900e4e1fcb50c80f0b2520001180d01130000', NULL, NULL, NULL),
	(6, 23, 1795368107284, 2, '\x01053130783139ecc48a2a009a8698c60c80f0b25200010912010d0000', NULL, NULL, NULL),
	(6, 24, 1795410506749, 2, '\x010533372d3332d2dbb7280092f6f7df0c80f0b2520001241f000000', NULL, NULL, NULL),
	(6, 25, 1795435226556, 5, '\x01040292f6f7df0c9a8698c60c02facff1ecc06800000000000180a08480c2688090cee5c7680180a08480c2688090cee5c76800', NULL, NULL, NULL),
	(6, 26, 1795454406457, 2, '\x010531332d3138f8ecee2900a289dcee0c80f0b25200010c11000000', NULL, NULL, NULL),
	(6, 27, 1795497368445, 2, '\x010533332d323988b1fc28008ab5ae890d80f0b2520001201c000000', NULL, NULL, NULL),
	(6, 28, 1795539856461, 2, '\x01053234783333a0c3c2280082b6cc980d80f0b25200011720011c0000', NULL, NULL, NULL),
	(6, 29, 1795583936147, 2, '\x010533397832388ce9842a00febbdcb10d80f0b2520001261b01200000', NULL, NULL, NULL),
	(6, 30, 1795694426556, 5, '\x010402febbdcb10d82b6cc980d02a69aa492c2680000018090cee5c76880b0ffd3cb68018090cee5c76880b0ffd3cb68000180a08480c2688090cee5c7680180a08480c2688090cee5c76800', NULL, NULL, NULL),
	(7, 1, 1794399526675, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300080a0c8810980f0b252000102525a000000000000', NULL, NULL, NULL),
	(7, 2, 1794484826556, 5, '\x01040280a0c8810980a0c8810901a6fcdea8b96800000000000180c087c8bb6880f085e4be680180c087c8bb6880f085e4be6800', NULL, NULL, NULL),
	(7, 3, 1794503689819, 2, '\x010533332d3238909dab6300f0f2cff00880f0b2520001201b000000', NULL, NULL, NULL);
INSERT INTO public.game_events VALUES
	(7, 4, 1794546937943, 2, '\x010531382d3233f8a79f290088e8dbaa0980f0b25200011116000000', NULL, NULL, NULL),
	(7, 5, 1794589867455, 2, '\x010533342d3330d0b5f82800a0ad8a9a0980f0b2520001211d000000', NULL, NULL, NULL),
	(7, 6, 1794675707576, 2, '\x010531372d3231f2c3ee51009694a0ab0980f0b25200011014000000', NULL, NULL, NULL),
	(7, 7, 1794849066872, 2, '\x010533312d32378083aaa50100a09a93c70880f0b25200011e1a000000', NULL, NULL, NULL),
	(7, 8, 1795151936353, 2, '\x010531312d3137c2fd9f1200d486b3eb0980f0b25200010a10000000', NULL, NULL, NULL),
	(7, 9, 1795367829112, 2, '\x010532372d3232ae8cf2cd0100f2fdd3cb0780f0b25200011a15000000', NULL, NULL, NULL),
	(7, 10, 1795756247520, 2, '\x0104362d3131d0adb6f2020084c9afcb0780f0b2520001050a000000', NULL, NULL, NULL),
	(7, 11, 1795799734717, 2, '\x010533302d3235babfbc2900b8aecaf40780f0b25200011d18000000', NULL, NULL, NULL),
	(7, 12, 1795953661958, 2, '\x010532312d323692f9e5920100f2bffc8a0780f0b25200011419000000', NULL, NULL, NULL),
	(8, 1, 1794399526675, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300080a0c8810980f0b2520001025a60000000000000', NULL, NULL, NULL),
	(8, 2, 1794459729634, 2, '\x010533312d32369effb43900e290c69a0980f0b25200011e19000000', NULL, NULL, NULL),
	(8, 3, 1794484826556, 5, '\x010402e290c69a0980a0c8810902c4fb93e2b96800000180c087c8bb6880f085e4be680180c087c8bb6880f085e4be6800000000', NULL, NULL, NULL),
	(8, 4, 1794503544724, 2, '\x010532302d3235e4c2e429009ccd96aa0980f0b25200011318000000', NULL, NULL, NULL),
	(8, 5, 1794546564759, 2, '\x010533322d323786bc832900dcc4f5c30980f0b25200011f1a000000', NULL, NULL, NULL),
	(8, 6, 1794589520343, 2, '\x010531352d323080cdfb28009cf0cdd30980f0b25200010e13000000', NULL, NULL, NULL),
	(8, 7, 1794632929202, 2, '\x010533372d3332b6f7b22900a6bdf5ec0980f0b2520001241f000000', NULL, NULL, NULL),
	(8, 8, 1794719897863, 2, '\x010531372d3231aaa5f85200f2ba88d30980f0b25200011014000000', NULL, NULL, NULL),
	(8, 9, 1795151411478, 2, '\x01053236783137acf4df1100fab8c8ad0a80f0b2520001191001140000', NULL, NULL, NULL),
	(8, 10, 1795194197612, 2, '\x01053131783331acf5e62800c6b5d4fc0980f0b25200010a1e02101a0000', NULL, NULL, NULL),
	(8, 11, 1795367283018, 2, '\x01053336783237bccb88a50100beddf2da0980f0b2520001231a011e0000', NULL, NULL, NULL),
	(8, 12, 1795453897846, 2, '\x010531302d3135d88ccd5200ee98bafc0980f0b2520001090e000000', NULL, NULL, NULL),
	(8, 13, 1795496921172, 2, '\x010534322d3337bcef83290082dea1840a80f0b25200012924000000', NULL, NULL, NULL),
	(8, 14, 1795539779382, 2, '\x0104372d3131c4dbef2800aaadfda50a80f0b2520001060a000000', NULL, NULL, NULL),
	(8, 15, 1795583462404, 2, '\x010533322d32389cb3d42900e69a80ad0a80f0b25200011f1b000000', NULL, NULL, NULL),
	(8, 16, 1795670073985, 2, '\x010532302d3234fad9cc5200b0c3e3a50a80f0b25200011317000000', NULL, NULL, NULL),
	(8, 17, 1795694426556, 5, '\x010402e69a80ad0ab0c3e3a50a01828ab7e4c26800000180c087c8bb6880f085e4be680180c087c8bb6880f085e4be6800018090cee5c76880b0ffd3cb68018090cee5c76880b0ffd3cb6800', NULL, NULL, NULL),
	(8, 18, 1795755945059, 2, '\x010532372d3232c4a7f25100a2e3c0ad0a80f0b25200011a15000000', NULL, NULL, NULL),
	(8, 19, 1795842556985, 2, '\x01053138783237acdfcc520084d4c9a50a80f0b2520001111a01150000', NULL, NULL, NULL),
	(8, 20, 1795929145976, 2, '\x010532382d3233fef8c95200a4daa9ad0a80f0b25200011b16000000', NULL, NULL, NULL),
	(9, 1, 1794399526675, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300080a0c8810980f0b2520001025852000000000000', NULL, NULL, NULL),
	(9, 2, 1794503181159, 2, '\x010533312d3237a891ed6200d8fe8df10880f0b25200011e1a000000', NULL, NULL, NULL),
	(9, 3, 1794719335662, 2, '\x010531392d32348e8692ce0100f289e9850880f0b25200011217000000', NULL, NULL, NULL),
	(9, 4, 1794762344927, 2, '\x010533342d3330e293822900f6dabe9a0980f0b2520001211d000000', NULL, NULL, NULL),
	(9, 5, 1794848813921, 2, '\x010531372d323184a6bb5200eed3e0850880f0b25200011014000000', NULL, NULL, NULL),
	(9, 6, 1794935235708, 2, '\x01053330783139b6c4b55200c086bc9a0980f0b25200011d1201170000', NULL, NULL, NULL),
	(9, 7, 1794978095572, 2, '\x01053133783234b0f5ef2800becea3af0880f0b25200010c1701120000', NULL, NULL, NULL),
	(9, 8, 1795021672231, 2, '\x010533372d3331a6b5c729009ac1a7c30980f0b2520001241e000000', NULL, NULL, NULL),
	(9, 9, 1795064898923, 2, '\x010531342d313988d99c2900b6e5b9d80880f0b25200010d12000000', NULL, NULL, NULL),
	(9, 10, 1795107791153, 2, '\x010533312d32368ceff328008ec2e6ec0980f0b25200011e19000000', NULL, NULL, NULL),
	(9, 11, 1795150842603, 2, '\x0104392d3133f4a6872900c2aee5810980f0b2520001080c000000', NULL, NULL, NULL),
	(9, 12, 1795237376311, 2, '\x010532367831379899c35200f698d6ec0980f0b2520001191001140000', NULL, NULL, NULL),
	(9, 13, 1795410487618, 2, '\x0105313178333196e08ba50100acbe8caf0880f0b25200010a1e02101a0000', NULL, NULL, NULL),
	(9, 14, 1795435226556, 5, '\x010402f698d6ec09acbe8caf080184a5efecc06800000180a08480c2688090cee5c7680180a08480c2688090cee5c76800000000', NULL, NULL, NULL),
	(9, 15, 1795453629825, 2, '\x01053336783237feb0922900f8d7f6950a80f0b2520001231a011e0000', NULL, NULL, NULL),
	(9, 16, 1795582919977, 2, '\x0103342d39d0bea67b00dcef98860880f0b25200010308000000', NULL, NULL, NULL),
	(10, 1, 1795868426556, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0ee6da09c01000102605a000000000000', NULL, NULL, NULL),
	(22, 4, 1795953873818, 2, '\x010567332d68340e0080d098f7010e00011713000000', NULL, NULL, NULL),
	(22, 5, 1795953873826, 2, '\x010564362d6535100080d098f701100001090e000000', NULL, NULL, NULL),
	(22, 6, 1795953873834, 2, '\x010568343a6434100080d098f7011000011311020e0f0000', NULL, NULL, NULL),
	(22, 7, 1795953873867, 2, '\x010562362d6335420080d098f701420001080d000000', NULL, NULL, NULL),
	(22, 8, 1795953873878, 2, '\x010562343a6436160080d098f7011600011009010d0000', NULL, NULL, NULL),
	(22, 9, 1795953873896, 2, '\x010563373a6333240080d098f70124000105150209110000', NULL, NULL, NULL),
	(22, 10, 1795953873925, 2, '\x010562323a64343a0080d098f7013a0001181101150000', NULL, NULL, NULL),
	(22, 11, 1795953873944, 2, '\x010565372d6636260080d098f701260001060a000000', NULL, NULL, NULL),
	(22, 12, 1795953873955, 2, '\x010566322d6733160080d098f7011600011a17000000', NULL, NULL, NULL),
	(22, 13, 1795953873966, 2, '\x010566362d6535160080d098f7011600010a0e000000', NULL, NULL, NULL),
	(22, 14, 1795953873975, 2, '\x010564343a6636120080d098f701120001110a010e0000', NULL, NULL, NULL),
	(10, 50, 1795868601726, 0, '\x011404fa84cca1c468020015010533352d33300000c0ee6d00f02e01221d0000001406d6cccca1c468020018010531362d3231dc470084c36ea09c01f02e010f140000001408968fcda1c468020018010533312d3237c04200a0c86ea09c01f02e011e1a000000140abcc5cda1c468020018010532312d3236a63600fea86fa09c01f02e011419000000140cc0ebcda1c468020018010534302d3335842600bcbe6fa09c01f02e012722000000140ea8b3cea1c468020018010531382d3233e84700b6fd6fa09c01f02e011116000000141082d5cea1c468020018010532372d3231da210082b970a09c01f02e011a140000001412cc94cfa1c468020018010531372d3232ca3f008cda70a09c01f02e0110150000001414ecd8cfa1c468020018010532312d3136a04400829171a09c01f02e01140f0000001416868fd0a1c468020018010532302d32359a360092c071a09c01f02e0113180000001418eecdd0a1c468020018010534352d3430e83e00baee71a09c01f02e012c27000000141a9280d1a1c468020018010531352d3230a432008eaa72a09c01f02e010e13000000141cdecfd1a1c468020018010533362d3331cc4f008ebb72a09c01f02e01231e000000141e869ed2a1c468020018010531322d3137a84e0086f872a09c01f02e010b100000001420d6c4d2a1c468020018010534312d3336d02600deb073a09c01f02e0128230000001422a8eed2a1c468020018010531302d3135d22900d4ea73a09c01f02e01090e0000001424bebed3a1c468020018010533332d3239965000e8fc73a09c01f02e01201c0000001426968fd4a1c468020018010531332d3138d850009cb674a09c01f02e010c110000001428e2d6d4a1c468020018010534372d3431cc4700bcd174a09c01f02e012e28000000142abcf6d4a1c4680200170104382d3132da1f00e2b275a09c01f02e01070b000000142cf6bcd5a1c468020018010533382d3333ba4600a2a775a09c01f02e012520000000142e848ed6a1c4680200170104352d31308e5100f4fd75a09c01f02e0104090000001430b6dfd6a1c468020018010534322d3338b2510090f275a09c01f02e0129250000001432aa83d7a1c4680200170104392d3133f42300a0f676a09c01f02e01080c000000143494d2d7a1c468020018010533322d3237ea4e00c6bf76a09c01f02e011f1a00000014368688d8a1c4680200160103332d39f23500cedc77a09c01f02e0102080000001438ecb0d8a1c468020018010534382d3432e6280080b377a09c01f02e012f29000000143a9adad8a1c468020018010531372d3231ae2900c0cf78a09c01f02e011014000000143ca285d9a1c468020018010533382d3332882b0098a478a09c01f02e01251f000000143efcb0d9a1c4680200160103322d38da2b0086c079a09c01f02e0101070000001440c686daa1c468020018010535302d3435ca5500eeea78a09c01f02e01312c0000001442e2a2daa1c468020018010531312d31379c1c008ac07aa09c01f02e010a100000001444e2cddaa1c468020018010534322d3338802b008edc79a09c01f02e0129250000001446a2f7daa1c4680200170104362d3131c02900eab27ba09c01f02e01050a0000001448dcafdba1c468020018010532392d3234ba3800f4bf7aa09c01f02e011c17000000144aa8f8dba1c46802001901053230783239cc4800be867ca09c01f02e01131c01170000144cd69bdca1c46802001901053333783234ae2300e6b87ba09c01f02e012017011c0000144eb6d0dca1c468020018010532322d3238e03400feed7ca09c01f02e01151b00000014509e8fdda1c468020018010533382d3333e83e009e967ca09c01f02e0125200000001452e4dbdda1c468020018010531372d3232c64c00d8bd7da09c01f02e0110150000001454aef7dda1c468020018010533332d3239ca1b00f4967da09c01f02e01201c0000001456b2badea1c468020018010531312d3137844300f4967ea09c01f02e010a100000001458fc88dfa1c468020018010534332d3338ca4e00cae47da09c01f02e012a25000000145acacbdfa1c4680200160103312d36ce4200c6f07ea09c01f02e010005000000145cf4e6dfa1c468020018010533382d3333aa1b00c0e57ea09c01f02e012520000000145e8cb0e0a1c4680200170104362d3131984900cec37fa09c01f02e01050a0000001460b0d5e0a1c468020018010534392d3433a42500bcdc7fa09c01f02e01302a0000001462f893e1a1c468020019010531342d3230c83e00a6a18001a09c01f02e010d130000001464fcb5e1a1c468020019010534332d3338842200d8d68001a09c01f02e012a25000000', NULL, NULL, NULL),
	(10, 51, 1795868603591, 2, '\x0104392d3134921d00b4a08101a09c01f02e01080d000000', NULL, NULL, NULL),
	(10, 52, 1795868603591, 6, '\x01010200', NULL, NULL, NULL),
	(11, 1, 1795868426556, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0ee6da09c010001025c5e000000000000', NULL, NULL, NULL),
	(11, 85, 1795868733158, 0, '\x011604fa84cca1c468020015010533322d32380000c0ee6d00f02e011f1b0000001606d6cccca1c468020018010532302d3235dc470084c36ea09c01f02e0113180000001608968fcda1c468020018010533372d3332c04200a0c86ea09c01f02e01241f000000160abcc5cda1c468020018010531362d3231a63600fea86fa09c01f02e010f14000000160cc0ebcda1c468020018010534312d3337842600bcbe6fa09c01f02e012824000000160ea8b3cea1c468020018010531392d3234e84700b6fd6fa09c01f02e011217000000161082d5cea1c468020018010534362d3431da210082b970a09c01f02e012d280000001612cc94cfa1c468020018010531312d3136ca3f008cda70a09c01f02e010a0f0000001614ecd8cfa1c468020018010533342d3239a04400829171a09c01f02e01211c0000001616868fd0a1c468020018010531342d32309a360092c071a09c01f02e010d130000001618eecdd0a1c468020018010533392d3334e83e00baee71a09c01f02e012621000000161a9280d1a1c468020018010531302d3134a432008eaa72a09c01f02e01090d000000161cdecfd1a1c468020018010532382d3233cc4f008ebb72a09c01f02e011b16000000161e869ed2a1c468020018010531382d3232a84e0086f872a09c01f02e0111150000001620d6c4d2a1c468020018010534342d3339d02600deb073a09c01f02e012b260000001622a8eed2a1c468020018010532312d3236d22900d4ea73a09c01f02e0114190000001624bebed3a1c468020018010533322d3238965000e8fc73a09c01f02e011f1b0000001626968fd4a1c468020018010531362d3231d850009cb674a09c01f02e010f140000001628e2d6d4a1c468020018010535302d3434cc4700bcd174a09c01f02e01312b000000162abcf6d4a1c468020018010531332d3139da1f00e2b275a09c01f02e010c12000000162cf6bcd5a1c468020018010533382d3332ba4600a2a775a09c01f02e01251f000000162e848ed6a1c4680200170104362d31318e5100f4fd75a09c01f02e01050a0000001630b6dfd6a1c468020018010534332d3338b2510090f275a09c01f02e012a250000001632aa83d7a1c4680200170104352d3130f42300a0f676a09c01f02e010409000000163494d2d7a1c468020018010534382d3433ea4e00c6bf76a09c01f02e012f2a00000016368688d8a1c4680200170104392d3133f23500cedc77a09c01f02e01080c0000001638ecb0d8a1c468020018010533352d3330e6280080b377a09c01f02e01221d000000163a9adad8a1c46802001901053234783335ae2900c0cf78a09c01f02e011722011d0000163ca285d9a1c468020018010533312d3237882b0098a478a09c01f02e011e1a000000163efcb0d9a1c46802001901053232783331da2b0086c079a09c01f02e01151e011a00001640c686daa1c46802001a01053336783136ca5500eeea78a09c01f02e01230f02141e00001642e2a2daa1c468020018010531392d32349c1c008ac07aa09c01f02e0112170000001644e2cddaa1c468020018010533322d3237802b008edc79a09c01f02e011f1a0000001646a2f7daa1c4680200160103332d39c02900eab27ba09c01f02e0102080000001648dcafdba1c468020018010534312d3336ba3800f4bf7aa09c01f02e012823000000164aa8f8dba1c468020018010532342d3330cc4800be867ca09c01f02e01171d000000164cd69bdca1c468020018010532372d3231ae2300e6b87ba09c01f02e011a14000000164eb6d0dca1c468020018010531332d3138e03400feed7ca09c01f02e010c1100000016509e8fdda1c468020018010533362d3331e83e009e967ca09c01f02e01231e0000001652e4dbdda1c4680200170104382d3133c64c00d8bd7da09c01f02e01070c0000001654aef7dda1c468020018010534372d3431ca1b00f4967da09c01f02e012e280000001656b2badea1c468020018010531382d3232844300f4967ea09c01f02e0111150000001658fc88dfa1c468020018010534312d3336ca4e00cae47da09c01f02e012823000000165acacbdfa1c4680200160103322d38ce4200c6f07ea09c01f02e010107000000165cf4e6dfa1c468020018010533382d3332aa1b00c0e57ea09c01f02e01251f000000165e8cb0e0a1c468020018010531332d3139984900cec37fa09c01f02e010c120000001660b0d5e0a1c468020018010534332d3338a42500bcdc7fa09c01f02e012a250000001662f893e1a1c468020019010531392d3234c83e00a6a18001a09c01f02e0112170000001664fcb5e1a1c468020019010533322d3237842200d8d68001a09c01f02e011f1a00000016668ed3e1a1c4680200180104382d3133921d00b4a08101a09c01f02e01070c00000016688a8fe2a1c46802001a01053237783138fc3b00fcb68101a09c01f02e011a1101150000166aaad1e2a1c46802001a01053133783232a04200b4fa8101a09c01f02e010c1501110000166c9c8de3a1c468020019010534392d3433f23b00aa978201a09c01f02e01302a000000166e90ade3a1c4680200170103312d36f41f00e0f68201a09c01f02e0100050000001670c4e8e3a1c468020019010533382d3332b43b0096f88201a09c01f02e01251f0000001672d8a6e4a1c4680200180104392d3133943e00ecd48301a09c01f02e01080c0000001674f4e0e4a1c468020019010533322d32379c3a009ada8301a09c01f02e011f1a0000001676c2fbe4a1c468020019010531332d3138ce1a00bed68401a09c01f02e010c1100000016788ea6e5a1c468020019010534322d3338cc2a00eecb8401a09c01f02e012925000000167ae6f7e5a1c4680200170103342d39d8510086a18501a09c01f02e010308000000167cc6bee6a1c468020019010533382d3332e04600aea18501a09c01f02e01251f000000167eb28ee7a1c4680200180104392d3133ec4f00baed8501a09c01f02e01080c000000168001aca8e7a1c468020019010532332d3139fa1900d4a38601a09c01f02e011612000000168201befae7a1c46802001a01053134783233925200c8b78601a09c01f02e010d1601120000168401b6c0e8a1c46802001a010432387838f84500fcf98601a09c01f02e011b07020c160000168601ba90e9a1c468020019010431327833845000e4838701a09c01f02e010b0201070000168801b6c3e9a1c46802001a010432317831fc3200a0e38701a09c01f02e0314000206100000168a01caf6e9a1c468020019010531382d3233943300f0ec8701a09c01f02e011116000000168c01bcc9eaa1c468020019010431367837f25200ceac8801a09c01f02e010f06010a0000168e01e4feeaa1c468020019010532332d3238a83500e8d38801a09c01f02e01161b0000001690019c9beba1c46802001a01053237783138b81c00b6ac8901a09c01f02e011a1101150000169201fcdeeba1c4680200170103332d39e04300a8ac8901a09c01f02e01020800000016940186adeca1c46802001a010533327832338a4e00ccfa8901a09c01f02e011f16011b000016960188e2eca1c4680200180104392d3133823500c6938a01a09c01f02e01080c000000169801f68eeda1c468020019010431387839ee2c00fee98a01a09c01f02e011108010c0000169a0196ddeda1c4680200180104362d3131a04e00c6e18a01a09c01f02e01050a000000169c0190b2eea1c468020019010437783136fa5400a4b18b01a09c01f02e01060f010a0000169e01deddeea1c468020019010531302d3134ce2b0098d28b01a09c01f02e01090d00000016a001befeeea1c4680200170103392d33e02000e4ac8c01a09c01f02e03080200000016a201fcc1efa1c468020019010531342d3139be4300faaa8c01a09c01f02e010d1200000016a401baf8efa1c46802001a01053233783134be3600c6928d01a09c01f02e01160d0112000016a601cebbf0a1c46802001901043230783994430086848d01a09c01f02e011308010d000016a801aceaf0a1c468020019010433783134de2e0088808e01a09c01f02e01020d0108000016aa01ccbbf1a1c468020019010531352d3230a0510086cf8d01a09c01f02e010e13000000', NULL, NULL, NULL),
	(11, 86, 1795868736585, 2, '\x010531342d3130c63500e2e68e01a09c01f02e010d09000000', NULL, NULL, NULL),
	(11, 87, 1795868736585, 6, '\x01000200', NULL, NULL, NULL),
	(12, 1, 1795878026556, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0cf24f02e0001025a5e000000000000', NULL, NULL, NULL),
	(12, 169, 1795878637294, 0, '\x011804f8f4dfaac468020015010533332d32380000c0cf2400f02e01201b0000001806e896e0aac468020017010532302d3235f02100c0dc24f02ef02e011318000000180886b6e0aac468020017010533322d32379e1f0092df24f02ef02e011f1a000000180ad8ece0aac468020017010531352d3230d23600ded424f02ef02e010e13000000180cc686e1aac468020017010533312d3236ee190094f424f02ef02e011e19000000180ed2b1e1aac468020017010531302d31358c2b00c2d824f02ef02e01090e0000001810a8dde1aac468020017010533372d3332d62b00aef724f02ef02e01241f00000018129e97e2aac468020017010531382d3233f63900bccd24f02ef02e0111160000001814d8cde2aac468020017010534322d3337ba3600e4ef24f02ef02e0129240000001816aef5e2aac468020017010531322d3138d62700d6d424f02ef02e010b1100000018188ac6e3aac468020017010533362d3331dc5000f8cd24f02ef02e01231e000000181ac6fbe3aac4680200160104372d3132bc35008ace24f02ef02e01060b000000181cf8cbe4aac468020017010534372d3432b25000b6ac24f02ef02e012e29000000181e80f8e4aac468020017010532302d3234882c00f2d024f02ef02e0113170000001820bab4e5aac468020017010533392d3333ba3c00ec9e24f02ef02e0126200000001822b2eee5aac468020017010531342d3230f83900eac524f02ef02e010d130000001824e8b7e6aac468020017010534342d3339b64900a68424f02ef02e012b260000001826b2ebe6aac4680200160104392d3134ca330090c124f02ef02e01080d0000001828b08ce7aac468020017010534392d3434fe2000989224f02ef02e01302b000000182a94cfe7aac4680200150103332d39e442009cad24f02ef02e010208000000182cf29fe8aac468020017010534312d3336de5000aaf023f02ef02e012823000000182ee6b8e8aac4680200160104352d3130f4180098c324f02ef02e0104090000001830eafce8aac468020017010534362d343184440096db23f02ef02e012d280000001832c8c4e9aac4680200150103322d37de4700aaaa24f02ef02e0101060000001834caf2e9aac468020017010533342d3239822e0084dc23f02ef02e01211c0000001836f6abeaaac46802001801053233783334ac3900ee9f24f02ef02e011621011c00001838f0dbeaaac46802001801053430783239fa2f00fada23f02ef02e01271c01210000183ae0fceaaac468020017010532352d3330f02000eead24f02ef02e01181d000000183ce6bfebaac468020017010534342d3430864300e4c623f02ef02e012b27000000183e84e7ebaac468020017010533302d33349e2700c0b524f02ef02e011d2100000018409ab7ecaac46802001801053339783330965000bea523f02ef02e01261d012100001842ace9ecaac468020017010531372d32329232009eb224f02ef02e0110150000001844a8abedaac46802001801053238783137fc4100b29223f02ef02e011b10011500001846cae3edaac46802001801053131783232a23800eca824f02ef02e010a15011000001848d490eeaac468020017010533322d32388a2d00989423f02ef02e011f1b000000184adcc1eeaac468020017010531322d3137883100d4a624f02ef02e010b10000000184ce693efaac468020017010533302d32358a5200fef022f02ef02e011d18000000184ea0cfefaac4680200160104372d3131ba3b008a9a24f02ef02e01060a0000001850ac9cf0aac468020017010533372d33328c4d00e2d222f02ef02e01241f0000001852aed3f0aac4680200160104382d3132823700f89124f02ef02e01070b0000001854d298f1aac468020017010535302d3434a44500aebc22f02ef02e01312b00000018568aeaf1aac4680200150103312d37b85100b0ef23f02ef02e0100060000001858f099f2aac468020017010534302d3334e62f00b8bb22f02ef02e012721000000185acadaf2aac468020017010531382d3233da4000c6dd23f02ef02e011116000000185cc6faf2aac46802001801053237783138fc1f00acca22f02ef02e011a1101150000185ee6b1f3aac46802001801053133783232a0370096d523f02ef02e010c150111000018609882f4aac46802001901053239783237b25000eaa822f02ef02e011c1a02151600001862c29bf4aac4680200160104392d3133aa1900dcea23f02ef02e01080c0000001864e0f0f4aac468020017010534322d33379e5500bc8222f02ef02e0129240000001866a0a1f5aac4680200150103342d39c030008ce923f02ef02e0103080000001868beeef5aac468020017010533342d33309e4d008ee421f02ef02e01211d000000186ad498f6aac468020017010531322d3138962a00e6ed23f02ef02e010b11000000186ce8b1f6aac468020017010534342d3339941900eaf921f02ef02e012b26000000186ef4eef6aac468020017010531382d32338c3d00cadf23f02ef02e0111160000001870ae96f7aac468020017010533392d3334ba2700a08122f02ef02e0126210000001872bcbcf7aac468020017010531332d31388e2600ace823f02ef02e010c110000001874a8f4f7aac468020017010534332d3339ec3700a4f821f02ef02e012a260000001876f09df8aac4680200160104392d3133c82900d4ed23f02ef02e01080c0000001878eacdf8aac468020017010534382d3433fa2f009af721f02ef02e012f2a000000187ae0a0f9aac4680200160104372d3132f65200cec923f02ef02e01060b000000187cc0c5f9aac468020017010534352d3430e02400aa8122f02ef02e012c27000000187ed68bfaaac468020017010532342d3239964600a8b223f02ef02e01171c000000188001a6cafaaac46802001801053333783234d03e00caf121f02ef02e012017011c0000188201d284fbaac46802001801053230783239ac3a00eca623f02ef02e01131c0117000018840190b3fbaac468020017010533392d3333be2e00fcf121f02ef02e012620000000188601d0dffbaac468020017010531392d3234c02c009ca923f02ef02e011217000000188801da91fcaac4680200180104333078388a3200e2ee21f02ef02e011d07020c170000188a01f8e3fcaac4680200170104313278339e5200ee8523f02ef02e010b0201070000188c01b2fdfcaac46802001801053333783234ba1900988422f02ef02e012017011c0000188e01acaefdaac4680200150103332d39fa3000e48323f02ef02e010208000000189001e4e0fdaac46802001801053238783139b83200d08022f02ef02e011b1201160000189201ca87feaac46802001801053134783233e62600ee8b23f02ef02e010d160112000018940188c4feaac468020017010533352d3330be3c0082f321f02ef02e01221d0000001896019e94ffaac4680200160104392d3134965000c8ea22f02ef02e01080d000000189801b8d3ffaac468020017010533382d33339a3f00d8e221f02ef02e012520000000189a01f89f80abc468020017010531372d3232c04c00f8cc22f02ef02e011015000000189c0192c280abc468020017010532362d32319a2200aeef21f02ef02e011914000000189e01c4f380abc468020017010531342d3139b23100b6ca22f02ef02e010d1200000018a001c6c781abc468020018010532347831338254009cca21f02ef02e01170c0112000018a201e2fa81abc4680200170104313878399c33008ac622f02ef02e011108010c000018a401c8a582abc46802001901053237783239e62a00a6ce21f02ef02e011a1c021516000018a60180e682abc46802001a01053136783439b84000c2b422f02ef02e030f3003141f2a000018a801c2a783abc468020017010534302d3335c24100d4bb21f02ef02e01272200000018aa01ead883abc468020017010534392d3231a831008ab222f02ef02e01301400000018ac01ec9884abc468020017010532392d3234824000c2aa21f02ef02e011c1700000018ae01f0c584abc468020016010432312d38842d00f6b322f02ef02e01140700000018b001a6ec84abc468020017010533342d3239b62600fcb221f02ef02e01211c00000018b201eea485abc4680200160104382d3137c838009eaa22f02ef02e01071000000018b401e6f485abc468020017010533372d3332f84f00f49121f02ef02e01241f00000018b601a69686abc46802001801053137783339c02100ceb722f02ef02e0110260120000018b801fec086abc468020017010533322d3237d82a008c9621f02ef02e011f1a00000018ba01fa9087abc468020017010531312d3137fc4f00c29622f02ef02e010a1000000018bc0186d387abc468020017010532342d31398c4200f08221f02ef02e01171200000018be01b08088abc468020017010533392d3238aa2d00889822f02ef02e01261b00000018c00182c988abc468020017010534312d3337d248008ee920f02ef02e01282400000018c201fefa88abc46802001801053238783134fc3100fc9422f02ef02e011b0d0112000018c40188ba89abc468020017010532372d32318a3f00f4d820f02ef02e011a1400000018c601bcf489abc46802001801053137783236b43a00b88922f02ef02e0110190114000018c801f2998aabc468020017010533302d3234b62500aee220f02ef02e011d1700000018ca01c2b38aabc46802001801053134783436d01900d89e22f02ef02e010d2d0124000018cc01deed8aabc468020017010533312d32379c3a0082d720f02ef02e011e1a00000018ce0186868babc4680200160104392d3134a81800a0b522f02ef02e01080d00000018d001d0aa8babc468020017010532372d3232ca2400a8e120f02ef02e011a1500000018d20186d88babc4680200160104362d3131b62d00dab622f02ef02e01050a00000018d401a8a28cabc468020017010533352d3330a24a00f6c520f02ef02e01221d00000018d60180da8cabc468020017010531312d3136d83700f2ad22f02ef02e010a0f00000018d801b09b8dabc468020017010532322d3137b04100b6b320f02ef02e01151000000018da01fceb8dabc468020017010534362d3332cc5000968c22f02ef02e012d1f00000018dc0182938eabc468020017010531372d3132862700a0bb20f02ef02e01100b00000018de01c0dd8eabc468020017010533322d3337be4a00c8f021f02ef02e011f2400000018e00180b08fabc468020017010533362d3331c05200d09720f02ef02e01231e00000018e20196df8fabc468020017010533372d3432962f00a2f021f02ef02e01242900000018e401ba9e90abc468020017010533312d3237a43f009c8720f02ef02e011e1a00000018e601dcef90abc468020017010534322d3437a25100f0cd21f02ef02e01292e00000018e801deba91abc468020017010532372d3232824b008aeb1ff02ef02e011a1500000018ea01d0fd91abc468020017010534372d3338f24200eeb921f02ef02e012e2500000018ec0194b192abc468020016010431322d38c43300b6e61ff02ef02e010b0700000018ee01f88193abc468020017010531342d3139e45000fa9721f02ef02e010d1200000018f001d6a893abc46802001801053234783133de2600c8ee1ff02ef02e01170c0112000018f201e2e693abc468020019010533387833358c3e00de8821f02ef02e012522021c1d000018f401ceb894abc4680200150103382d32ec5100cccb1ff02ef02e03070100000018f601a8d094abc468020017010433357838da1700f49f21f02ef02e012207010c000018f80196f794abc4680200170103327835ee2600ced31ff02ef02e010104020709000018fa0180c995abc468020017010531362d3231ea5100fafc20f02ef02e010f1400000018fc01e48596abc4680200160104352d3332e43c00dac51ff02ef02e01041f00000018fe01bec496abc468020017010532362d3331da3e0090ed20f02ef02e01191e000000188002e4ea96abc46802001801053332783136a62600a4ce1ff02ef02e011f0f01140000188202e69997abc468020017010533312d3336822f00feec20f02ef02e011e23000000188402daeb97abc468020017010531362d3433f45100a0ab1ff02ef02e010f2a000000188602fcb798abc468020017010533362d3431a24c00cccf20f02ef02e012328000000188802d6de98abc468020017010532352d3230da2600b6b31ff02ef02e011813000000188a0284b399abc46802001801053135783234ae54008eaa20f02ef02e010e1701130000188c028eeb99abc468020017010534332d33398a38009caa1ff02ef02e012a26000000188e02aeb89aabc468020017010534312d3437a04d00de8b20f02ef02e03282e000000189002e6f59aabc468020017010533392d3438b83d00d49b1ff02ef02e01262f00000018920282c99babc468020017010534372d34319c5300b2e71ff02ef02e012e28000000189402f09e9cabc468020017010534382d3331ee5500d6f41ef02ef02e012f1e00000018960296e09cabc468020017010534312d3233a64100fcd41ff02ef02e012816000000189802bc8a9dabc468020017010532322d3137a62a00a0f91ef02ef02e011510000000189a02fab19dabc468020017010532332d3436be2700aedc1ff02ef02e01162d000000189c02f8849eabc468020016010433312d34fe520092d51ef02ef02e011e03000000189e0292cb9eabc468020017010534362d33379a460084c51ff02ef02e012d2400000018a002ca9a9fabc4680200160104342d3336b84f00cab41ef02ef02e01032300000018a202ace39fabc468020017010533372d3233e2480092ab1ff02ef02e01241600000018a402c493a0abc468020016010433362d39983000a2b31ef02ef02e01230800000018a60280dea0abc468020017010532332d3430bc4a00c68f1ff02ef02e01162700000018a8029cf9a0abc4680200160104392d33319c1b00f6c61ef02ef02e01081e00000018aa02b8c3a1abc468020017010534302d32399c4a009af41ef02ef02e01271c00000018ac02f8f0a1abc468020016010433312d34c02d00a6c81ef02ef02e011e0300000018ae02eabba2abc468020017010532342d3330f24a0098d81ef02ef02e01171d00000018b00288daa2abc468020017010531372d31319e1e00f8d81ef02ef02e01100a00000018b2029c8aa3abc468020017010532392d3132943000f4d61ef02ef02e011c0b00000018b402dcc6a3abc4680200160104342d3336c03c00a8cb1ef02ef02e01032300000018b602aeeba3abc468020017010531322d3236d2240092e11ef02ef02e010b1900000018b8029c8ca4abc468020016010433362d34ee2000aad91ef02ef02e01230300000018ba02d8dba4abc468020017010532362d3438bc4f00c6c01ef02ef02e01192f00000018bc02d89ba5abc468020016010431312d368040009ac81ef02ef02e010a0500000018be02aceda5abc468020017010533302d3335d45100e29d1ef02ef02e011d2200000018c002ecbfa6abc4680200150103362d31c05200caa41ef02ef02e03050000000018c202b6e5a6abc468020017010534382d3339ca250088a71ef02ef02e012f2600000018c402d4b0a7abc4680200150103312d369e4b009c881ef02ef02e01000500000018c602a8f3a7abc468020017010533392d3530d44200a4931ef02ef02e01263100000018c802f2a0a8abc4680200160104342d3135ca2d00c2891ef02ef02e01030e00000018ca02f0cca8abc468020017010533352d3430fe2b0096961ef02ef02e01222700000018cc028694a9abc468020017010531352d32349647009cf11df02ef02e010e1700000018ce02babba9abc468020017010534302d3435b42700d29d1ef02ef02e01272c00000018d002e0f7a9abc468020017010532342d3133a63c00e6e31df02ef02e01170c00000018d202dcbbaaabc468020017010535302d3131fc4300c6881ef02ef02e01310a000000', NULL, NULL, NULL),
	(12, 170, 1795878640996, 2, '\x010436783530ec3900ead81df02ef02e010531010a0000', NULL, NULL, NULL),
	(12, 171, 1795878640996, 6, '\x01000200', NULL, NULL, NULL),
	(13, 1, 1795878026556, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0cf24f02e0001025254000000000000', NULL, NULL, NULL),
	(13, 42, 1795878168105, 0, '\x011a04f8f4dfaac468020015010533332d32380000c0cf2400f02e01201b0000001a06e896e0aac468020017010532302d3235f02100c0dc24f02ef02e0113180000001a0886b6e0aac468020017010533392d33339e1f0092df24f02ef02e0126200000001a0ad8ece0aac468020017010531382d3233d23600ded424f02ef02e0111160000001a0cc686e1aac468020017010533312d3236ee190094f424f02ef02e011e190000001a0ed2b1e1aac468020017010532332d32398c2b00c2d824f02ef02e01161c0000001a10a8dde1aac46802001801053334783233d62b00aef724f02ef02e012116011c00001a129e97e2aac468020017010531352d3230f63900bccd24f02ef02e010e130000001a14d8cde2aac468020017010534342d3339ba3600e4ef24f02ef02e012b260000001a16aef5e2aac468020017010531302d3135d62700d6d424f02ef02e01090e0000001a188ac6e3aac468020017010534302d3334dc5000f8cd24f02ef02e0127210000001a1ac6fbe3aac468020017010532302d3234bc35008ace24f02ef02e0113170000001a1cf8cbe4aac468020017010535302d3434b25000b6ac24f02ef02e01312b0000001a1e80f8e4aac468020017010531332d3138882c00f2d024f02ef02e010c110000001a20bab4e5aac468020017010533342d3330ba3c00ec9e24f02ef02e01211d0000001a22b2eee5aac46802001801053235783334f83900eac524f02ef02e011821011d00001a24e8b7e6aac46802001801053339783330b64900a68424f02ef02e01261d012100001a26b2ebe6aac46802001801053138783239ca330090c124f02ef02e01111c011600001a28b08ce7aac468020017010533302d3235fe2000989224f02ef02e011d180000001a2a94cfe7aac4680200160104392d3133e442009cad24f02ef02e01080c0000001a2cf29fe8aac468020017010534342d3339de5000aaf023f02ef02e012b260000001a2ee6b8e8aac468020017010531372d3232f4180098c324f02ef02e0110150000001a30eafce8aac4680200180105323878313784440096db23f02ef02e011b10011500001a32c8c4e9aac46802001801053132783231de4700aaaa24f02ef02e010b14011000001a34caf2e9aac46802001801053236783137822e0084dc23f02ef02e011910011400001a36f6abeaaac46802001801053131783232ac3900ee9f24f02ef02e010a15011000001a38f0dbeaaac468020017010533322d3238fa2f00fada23f02ef02e011f1b0000001a3ae0fceaaac4680200160104372d3131f02000eead24f02ef02e01060a0000001a3ce6bfebaac46802001801053238783137864300e4c623f02ef02e011b10011500001a3e84e7ebaac468020018010531317832329e2700c0b524f02ef02e010a15011000001a409ab7ecaac468020017010533372d3332965000bea523f02ef02e01241f0000001a42ace9ecaac468020017010531332d31389232009eb224f02ef02e010c110000001a44a8abedaac468020017010534312d3337fc4100b29223f02ef02e0128240000001a46cae3edaac4680200150103312d37a23800eca824f02ef02e0100060000001a48d490eeaac468020017010533322d32388a2d00989423f02ef02e011f1b0000001a4adcc1eeaac4680200160104372d3131883100d4a624f02ef02e01060a0000001a4ce693efaac468020018010532387831378a5200fef022f02ef02e011b10011500001a4ea0cfefaac46802001801053131783232ba3b008a9a24f02ef02e010a15011000001a50ac9cf0aac468020017010533372d33328c4d00e2d222f02ef02e01241f0000001a52aed3f0aac468020017010531392d3233823700f89124f02ef02e0112160000001a54d298f1aac4680300020100', NULL, NULL, NULL),
	(13, 43, 1795878168105, 6, '\x01020400', NULL, NULL, NULL),
	(14, 1, 1795878026556, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0cf24f02e0001025c62000000000000', NULL, NULL, NULL),
	(14, 42, 1795878168105, 0, '\x011c04f8f4dfaac468020015010533322d32370000c0cf2400f02e011f1a0000001c06e896e0aac468020017010531392d3233f02100c0dc24f02ef02e0112160000001c0886b6e0aac468020017010533312d32369e1f0092df24f02ef02e011e190000001c0ad8ece0aac468020017010531332d3139d23600ded424f02ef02e010c120000001c0cc686e1aac468020017010533372d3332ee190094f424f02ef02e01241f0000001c0ed2b1e1aac468020017010531372d32318c2b00c2d824f02ef02e0110140000001c10a8dde1aac46802001801053236783137d62b00aef724f02ef02e011910011400001c129e97e2aac46802001901053131783331f63900bccd24f02ef02e010a1e02101a00001c14d8cde2aac46802001801053336783237ba3600e4ef24f02ef02e01231a011e00001c16aef5e2aac4680200160104392d3133d62700d6d424f02ef02e01080c0000001c188ac6e3aac468020017010534312d3337dc5000f8cd24f02ef02e0128240000001c1ac6fbe3aac468020017010531322d3137bc35008ace24f02ef02e010b100000001c1cf8cbe4aac468020017010533332d3238b25000b6ac24f02ef02e01201b0000001c1e80f8e4aac4680200160104372d3132882c00f2d024f02ef02e01060b0000001c20bab4e5aac468020017010534362d3431ba3c00ec9e24f02ef02e012d280000001c22b2eee5aac4680200150103322d37f83900eac524f02ef02e0101060000001c24e8b7e6aac468020017010533392d3333b64900a68424f02ef02e0126200000001c26b2ebe6aac468020017010531372d3232ca330090c124f02ef02e0110150000001c28b08ce7aac46802001801053238783137fe2000989224f02ef02e011b10011500001c2a94cfe7aac46802001801053132783231e442009cad24f02ef02e010b14011000001c2cf29fe8aac468020017010533352d3330de5000aaf023f02ef02e01221d0000001c2ee6b8e8aac4680200160104372d3132f4180098c324f02ef02e01060b0000001c30eafce8aac468020017010533332d323984440096db23f02ef02e01201c0000001c32c8c4e9aac468020017010531322d3137de4700aaaa24f02ef02e010b100000001c34caf2e9aac468020017010533382d3333822e0084dc23f02ef02e0125200000001c36f6abeaaac468020017010532312d3236ac3900ee9f24f02ef02e0114190000001c38f0dbeaaac468020017010534332d3338fa2f00fada23f02ef02e012a250000001c3ae0fceaaac468020017010531372d3232f02000eead24f02ef02e0110150000001c3ce6bfebaac468020017010534312d3336864300e4c623f02ef02e0128230000001c3e84e7ebaac468020018010532327833319e2700c0b524f02ef02e01151e011a00001c409ab7ecaac46802001801053336783237965000bea523f02ef02e01231a011e00001c42ace9ecaac4680200150103342d399232009eb224f02ef02e0103080000001c44a8abedaac468020017010534302d3335fc4100b29223f02ef02e0127220000001c46cae3edaac468020017010532302d3234a23800eca824f02ef02e0113170000001c48d490eeaac468020018010532397832308a2d00989423f02ef02e011c13011700001c4adcc1eeaac46802001801053134783235883100d4a624f02ef02e010d18011300001c4ce693efaac468020017010533342d32398a5200fef022f02ef02e01211c0000001c4ea0cfefaac46802001801053233783334ba3b008a9a24f02ef02e011621011c00001c50ac9cf0aac468020018010533307833398c4d00e2d222f02ef02e011d26012100001c52aed3f0aac4680200160104382d3132823700f89124f02ef02e01070b0000001c54d298f1aac4680300020100', NULL, NULL, NULL),
	(14, 43, 1795878168105, 6, '\x01020400', NULL, NULL, NULL),
	(15, 1, 1795878026556, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0cf24f02e0001026a64000000000000', NULL, NULL, NULL),
	(22, 15, 1795953873982, 2, '\x010567373a65350e0080d098f7010e0001070e010a0000', NULL, NULL, NULL),
	(22, 16, 1795953873995, 2, '\x010561312d62321a0080d098f7011a00011c18000000', NULL, NULL, NULL),
	(15, 42, 1795878168105, 0, '\x011e04f8f4dfaac468020015010533322d32370000c0cf2400f02e011f1a0000001e06e896e0aac468020017010532302d3234f02100c0dc24f02ef02e0113170000001e0886b6e0aac468020017010533372d33329e1f0092df24f02ef02e01241f0000001e0ad8ece0aac468020017010531372d3231d23600ded424f02ef02e0110140000001e0cc686e1aac468020017010533342d3330ee190094f424f02ef02e01211d0000001e0ed2b1e1aac468020017010531342d32308c2b00c2d824f02ef02e010d130000001e10a8dde1aac468020017010533312d3236d62b00aef724f02ef02e011e190000001e129e97e2aac468020017010532342d3239f63900bccd24f02ef02e01171c0000001e14d8cde2aac46802001801053333783234ba3600e4ef24f02ef02e012017011c00001e16aef5e2aac46802001801053230783239d62700d6d424f02ef02e01131c011700001e188ac6e3aac46802001801053236783137dc5000f8cd24f02ef02e011910011400001e1ac6fbe3aac46802001901053131783331bc35008ace24f02ef02e010a1e02101a00001e1cf8cbe4aac46802001801053336783237b25000b6ac24f02ef02e01231a011e00001e1e80f8e4aac468020017010532392d3334882c00f2d024f02ef02e011c210000001e20bab4e5aac46802001801053430783239ba3c00ec9e24f02ef02e01271c012100001e22b2eee5aac468020017010531382d3232f83900eac524f02ef02e0111150000001e24e8b7e6aac46802001801053237783138b64900a68424f02ef02e011a11011500001e26b2ebe6aac46802001a01053132783235ca330090c124f02ef02e010b1803111c1d00001e28b08ce7aac468020017010534312d3337fe2000989224f02ef02e0128240000001e2a94cfe7aac468020017010531362d3231e442009cad24f02ef02e010f140000001e2cf29fe8aac468020017010534362d3431de5000aaf023f02ef02e012d280000001e2ee6b8e8aac468020017010531352d3230f4180098c324f02ef02e010e130000001e30eafce8aac468020017010534342d343084440096db23f02ef02e012b270000001e32c8c4e9aac4680200160104362d3131de4700aaaa24f02ef02e01050a0000001e34caf2e9aac468020017010533382d3333822e0084dc23f02ef02e0125200000001e36f6abeaaac468020017010531312d3136ac3900ee9f24f02ef02e010a0f0000001e38f0dbeaaac468020017010533322d3237fa2f00fada23f02ef02e011f1a0000001e3ae0fceaaac46802001801053231783332f02000eead24f02ef02e01141f011a00001e3ce6bfebaac46802001801053337783238864300e4c623f02ef02e01241b011f00001e3e84e7ebaac468020017010532302d32349e2700c0b524f02ef02e0113170000001e409ab7ecaac468020017010533392d3334965000bea523f02ef02e0126210000001e42ace9ecaac468020017010531362d32319232009eb224f02ef02e010f140000001e44a8abedaac468020017010533342d3330fc4100b29223f02ef02e01211d0000001e46cae3edaac46802001801053235783334a23800eca824f02ef02e011821011d00001e48d490eeaac468020019010534307832308a2d00989423f02ef02e01271302172100001e4adcc1eeaac468020017010531302d3135883100d4a624f02ef02e01090e0000001e4ce693efaac468020017010534352d34308a5200fef022f02ef02e012c270000001e4ea0cfefaac46802001801053135783234ba3b008a9a24f02ef02e010e17011300001e50ac9cf0aac468020017010534302d33348c4d00e2d222f02ef02e0127210000001e52aed3f0aac4680200160104352d3130823700f89124f02ef02e0104090000001e54d298f1aac4680300020100', NULL, NULL, NULL),
	(15, 43, 1795878168105, 6, '\x01020400', NULL, NULL, NULL),
	(16, 1, 1795878026556, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0cf24f02e0001026668000000000000', NULL, NULL, NULL),
	(16, 167, 1795878629085, 0, '\x012004f8f4dfaac468020015010533322d32380000c0cf2400f02e011f1b0000002006e896e0aac468020017010531362d3231f02100c0dc24f02ef02e010f14000000200886b6e0aac468020017010533342d33309e1f0092df24f02ef02e01211d000000200ad8ece0aac468020017010531382d3233d23600ded424f02ef02e011116000000200cc686e1aac468020017010533382d3332ee190094f424f02ef02e01251f000000200ed2b1e1aac468020017010532312d32368c2b00c2d824f02ef02e0114190000002010a8dde1aac468020017010534332d3338d62b00aef724f02ef02e012a2500000020129e97e2aac468020017010531372d3231f63900bccd24f02ef02e0110140000002014d8cde2aac468020017010534392d3433ba3600e4ef24f02ef02e01302a0000002016aef5e2aac468020017010531322d3137d62700d6d424f02ef02e010b1000000020188ac6e3aac468020017010533392d3334dc5000f8cd24f02ef02e012621000000201ac6fbe3aac468020017010531312d3136bc35008ace24f02ef02e010a0f000000201cf8cbe4aac468020017010533332d3239b25000b6ac24f02ef02e01201c000000201e80f8e4aac468020017010531332d3138882c00f2d024f02ef02e010c110000002020bab4e5aac468020017010533382d3333ba3c00ec9e24f02ef02e0125200000002022b2eee5aac4680200160104382d3132f83900eac524f02ef02e01070b0000002024e8b7e6aac468020017010534332d3339b64900a68424f02ef02e012a260000002026b2ebe6aac468020017010532302d3235ca330090c124f02ef02e0113180000002028b08ce7aac468020017010533312d3237fe2000989224f02ef02e011e1a000000202a94cfe7aac4680200160104392d3133e442009cad24f02ef02e01080c000000202cf29fe8aac468020017010534382d3433de5000aaf023f02ef02e012f2a000000202ee6b8e8aac4680200160104372d3131f4180098c324f02ef02e01060a0000002030eafce8aac468020017010532392d323484440096db23f02ef02e011c170000002032c8c4e9aac4680200150103332d38de4700aaaa24f02ef02e0102070000002034caf2e9aac468020017010534332d3338822e0084dc23f02ef02e012a250000002036f6abeaaac4680200150103312d37ac3900ee9f24f02ef02e0100060000002038f0dbeaaac468020017010533332d3239fa2f00fada23f02ef02e01201c000000203ae0fceaaac4680200150103342d39f02000eead24f02ef02e010308000000203ce6bfebaac468020017010533392d3333864300e4c623f02ef02e012620000000203e84e7ebaac468020017010531342d32309e2700c0b524f02ef02e010d1300000020409ab7ecaac468020017010534342d3339965000bea523f02ef02e012b260000002042ace9ecaac468020017010531302d31349232009eb224f02ef02e01090d0000002044a8abedaac468020017010533362d3331fc4100b29223f02ef02e01231e0000002046cae3edaac4680200160104352d3130a23800eca824f02ef02e0104090000002048d490eeaac468020017010535302d34348a2d00989423f02ef02e01312b000000204adcc1eeaac468020017010531382d3232883100d4a624f02ef02e011115000000204ce693efaac468020018010532397831388a5200fef022f02ef02e011c1101160000204ea0cfefaac46802001801053230783239ba3b008a9a24f02ef02e01131c011700002050ac9cf0aac468020018010533337832348c4d00e2d222f02ef02e012017011c00002052aed3f0aac46802001801053232783333823700f89124f02ef02e011520011b00002054d298f1aac46802001801053338783239a44500aebc22f02ef02e01251c0120000020568aeaf1aac46802001801053132783233b85100b0ef23f02ef02e010b16011100002058f099f2aac46802001801053239783138e62f00b8bb22f02ef02e011c1101160000205acadaf2aac46802001801053133783232da4000c6dd23f02ef02e010c1501110000205cc6faf2aac468020018010432347834fc1f00acca22f02ef02e0317030208120000205ee6b1f3aac4680200160104382d3132a0370096d523f02ef02e01070b00000020609882f4aac46802001801053237783138b25000eaa822f02ef02e011a11011500002062c29bf4aac46802001801053132783233aa1900dcea23f02ef02e010b16011100002064e0f0f4aac468020017010533302d32349e5500bc8222f02ef02e011d170000002066a0a1f5aac4680200150103322d38c030008ce923f02ef02e0101070000002068beeef5aac468020017010533392d33339e4d008ee421f02ef02e012620000000206ad498f6aac468020017010531342d3230962a00e6ed23f02ef02e010d13000000206ce8b1f6aac468020017010533332d3239941900eaf921f02ef02e01201c000000206ef4eef6aac4680200160104382d31328c3d00cadf23f02ef02e01070b0000002070ae96f7aac46802001801053239783138ba2700a08122f02ef02e011c11011600002072bcbcf7aac468020018010531327832338e2600ace823f02ef02e010b16011100002074a8f4f7aac468020017010533342d3239ec3700a4f821f02ef02e01211c0000002076f09df8aac46802001801053233783334c82900d4ed23f02ef02e011621011c00002078eacdf8aac46802001801053430783239fa2f009af721f02ef02e01271c01210000207ae0a0f9aac4680200160104372d3132f65200cec923f02ef02e01060b000000207cc0c5f9aac4680200160104342d3133e02400aa8122f02ef02e01030c000000207ed68bfaaac468020017010531302d3134964600a8b223f02ef02e01090d000000208001a6cafaaac468020017010533322d3238d03e00caf121f02ef02e011f1b000000208201d284fbaac468020017010532352d3330ac3a00eca623f02ef02e01181d00000020840190b3fbaac468020016010431332d32be2e00fcf121f02ef02e010c01000000208601d0dffbaac46802001801053330783139c02c009ca923f02ef02e011d1201170000208801da91fcaac4680200170104327832348a3200e2ee21f02ef02e01011701120000208a01f8e3fcaac468020017010532302d32359e5200ee8523f02ef02e011318000000208c01b2fdfcaac468020017010532342d3133ba1900988422f02ef02e01170c000000208e01acaefdaac468020017010531342d3230fa3000e48323f02ef02e010d13000000209001e4e0fdaac468020017010534342d3430b83200d08022f02ef02e012b27000000209201ca87feaac468020017010532352d3330e62600ee8b23f02ef02e01181d00000020940188c4feaac46802001801053335783234be3c0082f321f02ef02e012217011d00002096019e94ffaac468020017010532302d3235965000c8ea22f02ef02e011318000000209801b8d3ffaac468020017010531332d31399a3f00d8e221f02ef02e010c12000000209a01f89f80abc468020017010531322d3138c04c00f8cc22f02ef02e010b11000000209c0192c280abc468020016010431392d359a2200aeef21f02ef02e011204000000209e01c4f380abc468020017010531382d3232b23100b6ca22f02ef02e01111500000020a001c6c781abc468020017010532382d32338254009cca21f02ef02e011b1600000020a201e2fa81abc468020017010532312d32379c33008ac622f02ef02e01141a00000020a401c8a582abc468020017010534312d3336e62a00a6ce21f02ef02e01282300000020a60180e682abc468020017010531372d3231b84000c2b422f02ef02e01101400000020a801c2a783abc468020017010534362d3431c24100d4bb21f02ef02e012d2800000020aa01ead883abc468020017010531312d3137a831008ab222f02ef02e010a1000000020ac01ec9884abc468020017010532342d3139824000c2aa21f02ef02e01171200000020ae01f0c584abc4680200160104362d3131842d00f6b322f02ef02e01050a00000020b001a6ec84abc468020017010531392d3134b62600fcb221f02ef02e01120d00000020b201eea485abc468020017010531352d3230c838009eaa22f02ef02e010e1300000020b401e6f485abc468020017010531342d3130f84f00f49121f02ef02e010d0900000020b601a69686abc468020017010532372d3332c02100ceb722f02ef02e011a1f00000020b801fec086abc46802001801053337783238d82a008c9621f02ef02e01241b011f000020ba01fa9087abc46802001901053236783436fc4f00c29622f02ef02e03192d021e28000020bc0186d387abc468020016010431302d348c4200f08221f02ef02e03090300000020be01b08088abc46802001901053232783234aa2d00889822f02ef02e011517021b1c000020c00182c988abc468020017010532332d3138d248008ee920f02ef02e01161100000020c201fefa88abc468020017010532312d3237fc3100fc9422f02ef02e01141a00000020c40188ba89abc468020017010534322d33388a3f00f4d820f02ef02e01292500000020c601bcf489abc468020017010531362d3231b43a00b88922f02ef02e010f1400000020c801f2998aabc468020017010531382d3133b62500aee220f02ef02e01110c00000020ca01c2b38aabc468020017010532342d3330d01900d89e22f02ef02e01171d00000020cc01deed8aabc468020016010431332d389c3a0082d720f02ef02e010c0700000020ce0186868babc468020017010531312d3136a81800a0b522f02ef02e010a0f00000020d001d0aa8babc468020017010434783331ca2400a8e120f02ef02e01031e011a000020d20186d88babc468020017010533302d3334b62d00dab622f02ef02e011d2100000020d401a8a28cabc46802001801053430783239a24a00f6c520f02ef02e01271c0121000020d60180da8cabc468020017010532302d3234d83700f2ad22f02ef02e01131700000020d801b09b8dabc46802001801053239783230b04100b6b320f02ef02e011c130117000020da01fceb8dabc46802001801053235783134cc5000968c22f02ef02e01180d0113000020dc0182938eabc4680200170103357836862700a0bb20f02ef02e010405020d10000020de01c0dd8eabc468020017010532312d3237be4a00c8f021f02ef02e01141a00000020e00180b08fabc468020017010433317839c05200d09720f02ef02e011e08011a000020e20196df8fabc468020017010531362d3231962f00a2f021f02ef02e010f1400000020e401ba9e90abc4680200150103382d33a43f009c8720f02ef02e03070200000020e601dcef90abc468020017010532312d3236a25100f0cd21f02ef02e01141900000020e801deba91abc4680200160104392d3133824b008aeb1ff02ef02e01080c00000020ea01d0fd91abc468020017010534362d3233f24200eeb921f02ef02e012d1600000020ec0194b192abc468020017010531332d3234c43300b6e61ff02ef02e010c1700000020ee01f88193abc468020017010532332d3138e45000fa9721f02ef02e01161100000020f001d6a893abc4680200160104362d3530de2600c8ee1ff02ef02e01053100000020f201e2e693abc468020017010531382d32338c3e00de8821f02ef02e01111600000020f401ceb894abc4680200160104332d3230ec5100cccb1ff02ef02e01021300000020f601a8d094abc468020017010532332d3138da1700f49f21f02ef02e01161100000020f80196f794abc468020016010435302d36ee2600ced31ff02ef02e01310500000020fa0180c995abc468020017010531382d3237ea5100fafc20f02ef02e01111a00000020fc01e48596abc468020017010533382d3333e43c00dac51ff02ef02e01252000000020fe01bec496abc468020017010532362d3331da3e0090ed20f02ef02e01191e000000208002e4ea96abc468020017010532342d3139a62600a4ce1ff02ef02e011712000000208202e69997abc468020017010532372d3138822f00feec20f02ef02e011a11000000208402daeb97abc46802001801053336783237f45100a0ab1ff02ef02e01231a011e0000208602fcb798abc46802001801053138783336a24c00cccf20f02ef02e011123011a0000208802d6de98abc468020017010533332d3238da2600b6b31ff02ef02e01201b000000208a0284b399abc468020016010433362d34ae54008eaa20f02ef02e012303000000208c028eeb99abc468020017010532302d31348a38009caa1ff02ef02e01130d000000208e02aeb89aabc4680200160104342d3336a04d00de8b20f02ef02e010323000000209002e6f59aabc468020017010531392d3335b83d00d49b1ff02ef02e01122200000020920282c99babc468020017010533362d33319c5300b2e71ff02ef02e01231e000000209402f09e9cabc468020017010533352d3330ee5500d6f41ef02ef02e01221d00000020960296e09cabc468020017010533312d3138a64100fcd41ff02ef02e011e11000000209802bc8a9dabc468020017010533302d3339a62a00a0f91ef02ef02e011d26000000209a02fab19dabc468020016010431382d34be2700aedc1ff02ef02e011103000000209c02f8849eabc468020017010533392d3438fe520092d51ef02ef02e01262f000000209e0292cb9eabc4680200160104342d32379a460084c51ff02ef02e01031a00000020a002ca9a9fabc468020016010431342d33b84f00cab41ef02ef02e010d0200000020a202ace39fabc468020016010432372d34e2480092ab1ff02ef02e011a0300000020a402c493a0abc4680200160104332d3134983000a2b31ef02ef02e01020d00000020a60280dea0abc4680200160104342d3135bc4a00c68f1ff02ef02e01030e00000020a8029cf9a0abc468020016010431342d339c1b00f6c61ef02ef02e010d0200000020aa02b8c3a1abc468020016010431352d349c4a009af41ef02ef02e010e0300000020ac02f8f0a1abc4680200150103332d38c02d00a6c81ef02ef02e01020700000020ae02eabba2abc4680200160104342d3138f24a0098d81ef02ef02e01031100000020b00288daa2abc4680200160104362d31379e1e00f8d81ef02ef02e01051000000020b2029c8aa3abc468020016010431382d37943000f4d61ef02ef02e01110600000020b402dcc6a3abc468020017010531372d3231c03c00a8cb1ef02ef02e01101400000020b602aeeba3abc4680200160104372d3136d2240092e11ef02ef02e01060f00000020b8029c8ca4abc468020017010532312d3132ee2000aad91ef02ef02e01140b00000020ba02d8dba4abc468020017010531362d3338bc4f00c6c01ef02ef02e010f2500000020bc02d89ba5abc4680200150103382d328040009ac81ef02ef02e01070100000020be02aceda5abc468020017010533382d3237d45100e29d1ef02ef02e01251a00000020c002ecbfa6abc468020017010531322d3430c05200caa41ef02ef02e010b2700000020c202b6e5a6abc468020016010432372d39ca250088a71ef02ef02e011a0800000020c402d4b0a7abc4680200160104322d31319e4b009c881ef02ef02e01010a00000020c602a8f3a7abc4680200160104392d3134d44200a4931ef02ef02e01080d00000020c802f2a0a8abc468020017010534302d3233ca2d00c2891ef02ef02e01271600000020ca02f0cca8abc468020016010431342d35fe2b0096961ef02ef02e010d0400000020cc028694a9abc468020017010534352d34309647009cf11df02ef02e012c2700000020ce02babba9abc4680200160104352d3134b42700d29d1ef02ef02e01040d000000', NULL, NULL, NULL),
	(16, 168, 1795878632944, 2, '\x01053233783130a63c00e6e31df02ef02e011609010d0000', NULL, NULL, NULL),
	(16, 169, 1795878632944, 6, '\x01000300', NULL, NULL, NULL),
	(17, 1, 1795953641941, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0ee6da09c010001025c5e000000000000', NULL, NULL, NULL),
	(17, 7, 1795953662483, 0, '\x012204eee9eef2c46802015c798d00a5972842d18f5612102d4ad9a5e3bf88b0f7ab8e9f0c15010533312d32360000c0ee6d00f02e011e19000000220696b1eff2c46802015e419b54d2da9848348c21c33f36f88df5b5cde9e3889fc4cf1a18010531372d3231a64702bac36ea09c01f02e0110140000002208c0dbeff2c46802015c337b5a3da934406faa251fa7f57444fffef187f5c499bcca7a1901053236783137a82a02b8e06ea09c01f02e01191001140000220ace8af0f2c46802015e5076dcd921d640e994c7e918abdb1b56c9cce0a3e1dfa1f57619010531327832318c2f02ceb06fa09c01f02e010b1401100000220ce6d3f0f2c46802015c1a483d93310841e795ada8710058faf6fbacc9fcd4a1f7a00818010533322d3237964902c2b36fa09c01f02e011f1a000000220ea6e8f0f2c46802015e69016230649341ecbaf279b391ab2b6cd599d7e5fd9f90f0eb011901053231783332c01400aeb870a09c01f02e01141f011a0000', NULL, NULL, NULL),
	(18, 1, 1795953643436, 1, '\x01077275737369616e086f6666696369616c4b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c683800c0fc15a01f0001026062000000000000', NULL, NULL, NULL),
	(18, 9, 1795953662727, 0, '\x012404e0ddeef2c4680201609b510c2ead134d8dbf2d12da8920452ea4ebe0b5c4cbb5acad0115010563332d62340000c0fc1500d0280115100000002406a8f6eef2c4680201625bfbb3bb923c4b5589d29e25b20800bf87b6c78f91c78ba62a17010562362d6335c618029a8316a01fd02801080d0000002408f895eff2c468020160c465da660e394ea48b2832ea7d0aa012e8ddbf949cec8eee4e17010567332d6834ce1f0292fc15a01fd028011713000000240a96d6eff2c46802016245e57821577a4dee9eabd5886d3a50989ffc85f9d39aa1a6850117010566362d65359c40029ee215a01fd028010a0e000000240ce8f9eff2c468020160786767be3bf841b79daf96000424f0dac2efe799c3cadcd7b80117010565332d6634d02302e2f715a01fd028011612000000240eeea8f0f2c46802016256a64943f862475cba118ef6f27a25facecaabbdc2efea926518010565353a6733842f02bad215a01fd028010e170112000024109accf0f2c468020160840001ed4e9e4b7e98bbffc5c06b39fefbb8abb9c698cea24218010568323a6634aa2302d8f315a01fd028011b120117000024128eecf0f2c46802016233f59996c5304e58a5097cbdff55b17ac1c0e9cb959bc6c5c30117010565372d6636f41f00e6d115a01fd02801060a000000', NULL, NULL, NULL),
	(19, 1, 1795953647018, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0fc15a01f0000026a66000000000000', NULL, NULL, NULL),
	(19, 13, 1795953663541, 0, '\x0126049095eff2c46802016a62f7a69a83f849268f546242535f8c6cfdf88d90ef9ca8bb4515010533322d32370000c0fc1500d028011f1a0000002606c69deff2c468020166df33f07333bb488cb3cf94b6688d3dd6f7c1eeaeddda87a52b17010531392d3233b40802ac9316a01fd0280112160000002608d6b9eff2c46802016ac4053a549cfb4f7b8cf47375b0ee0cc1a086bdb9e8a7acde1a17010533372d33328e1c02d2ff15a01fd02801241f000000260aced7eff2c468020166a7bf216dcaeb4d84970dd820446a7ba385f5b4f6a4ecb595b90117010531372d3231f61d02d69416a01fd028011014000000260c8eedeff2c46802016a9c1e27f4ed05459daf288aaf35a14da0a5908e84d0bc88a32017010534322d3337be1502b48916a01fd028012924000000260eecfbeff2c4680201668796484002f5450592e542201a7e89e3e1d3f5b09accbda49b0117010532312d3236dc0e029aa516a01fd0280114190000002610e68af0f2c46802016ad76ca261aef9468089926cd8b2a1c4dba18b86c19bb1f6b70717010533342d3330f80e02dc9916a01fd02801211d000000261286a0f0f2c468020166ecd303f192e84cd1b5e71291002783bbe38d95d4f1adfe8e2017010532302d32359e15029caf16a01fd02801131800000026149eb5f0f2c46802016af1c0a9510c54446ab42221449ea357d4c4cbfba1cbe596d98a0117010534372d3432961502e6a316a01fd028012e290000002616f0d0f0f2c4680201664d09147ac006460b9081b2335c1fa1e2899dfcf7eec3e497791801053235783334d01b02ecb216a01fd028011821011d0000261888d9f0f2c46802016a649efecb890644809034b375c2228fcaccdaf8d8c69287de191801053339783330960802f0ba16a01fd02801261d01210000261aeaf8f0f2c46802016619e6fef517cc43519a601575708be2a9a2ccef80d9ede8e6940117010531342d3230e21f00aab216a01fd028010d13000000', NULL, NULL, NULL),
	(20, 1, 1795953647018, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0fc15a01f0000026468000000000000', NULL, NULL, NULL),
	(20, 16, 1795953663973, 0, '\x012804cc8beff2c4680201641db8c78e5b374a80b44ddaeac7e27debdde4e984bd96bca60915010533322d32370000c0fc1500d028011f1a0000002806e896eff2c46802016895b0d945fc95408481e21800fe853792c3b8a2f8d2f2aa8ab40117010531372d32319a0b02c69016a01fd0280110140000002808d2a7eff2c468020164621288db08e04c30be6eac0c0dfbeac680b498ecfed587ec7b17010533372d3332e81002f88a16a01fd02801241f000000280aa4b3eff2c46802016857617811c2594396aa630db85a785395fbee93989ed8f1da0517010532312d3236d00b0296a416a01fd028011419000000280ca6c6eff2c4680201643c20ec156bb14b18b759c5abf1ae4bc2d99fa5ffabd193e99f0117010533332d3238801302989716a01fd02801201b000000280efed2eff2c468020168df40a5b9458b480583f30d8039154142c3b9bdc4b3c6fb83071801053236783337d60c02e0b616a01fd028011924011e0000281090e7eff2c468020164fda5625b9e20443e82d848905d31d8d6eef5daeaa9c5ca90451801053432783331901402a8a216a01fd02801291e01240000281294f7eff2c468020168a750dd3e755b4572a9ca228c93d151a98baaddc3c781b6b42417010531382d3232821002fec516a01fd0280111150000002814f483f0f2c468020164bd836c45e83648bfbace239a0f12a4aec4d4f187e7d7f3c4ad011801053238783137de0c02eab416a01fd028011b10011500002816fc8ef0f2c4680201686472c618fda041508828fb3c5bfdfea3c1bdf5fdc99eccb6491801053132783231860b0298da16a01fd028010b14011000002818e2aef0f2c4680201647b7b3f2d067a4c2b8c2bfd5dd6f3d91993acd3c29c9acf9ff40117010533382d3333e41f02a6b416a01fd028012520000000281acebdf0f2c468020168d4956120271c4b179440ea69e53752f1a6f8bab2d8dc8ecf0f17010531332d3138ea0e02ceea16a01fd028010c11000000281cdecbf0f2c468020164d360203d373b4c6c873449bdd30d6ac4a682ded0b8b9e38cb70117010534332d33388e0e02b8c516a01fd028012a25000000281e90e3f0f2c4680201681f21d4a123c247918dfc1983bc756678ac85849eae8ba6fb5e160104392d3133b01702bef216a01fd02801080c0000002820cafff0f2c468020164f83dca567ca643169da4e6d3e942325ef4f6e1a1acadf5c9c20117010533312d3236ba1c009ec816a01fd028011e19000000', NULL, NULL, NULL),
	(21, 1, 1795953873431, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300180d098f70101028e028c02000000000000', NULL, NULL, NULL),
	(21, 2, 1795953873448, 2, '\x010533312d3236220080d098f7012200011e19000000', NULL, NULL, NULL),
	(21, 3, 1795953873467, 2, '\x010531382d3232260080d098f7012600011115000000', NULL, NULL, NULL),
	(21, 4, 1795953873478, 2, '\x010533372d3331160080d098f701160001241e000000', NULL, NULL, NULL),
	(21, 5, 1795953873491, 2, '\x010532302d32351a0080d098f7011a00011318000000', NULL, NULL, NULL),
	(21, 6, 1795953873499, 2, '\x010533312d3237100080d098f7011000011e1a000000', NULL, NULL, NULL),
	(21, 7, 1795953873506, 2, '\x010532327833310e0080d098f7010e0001151e011a0000', NULL, NULL, NULL),
	(21, 8, 1795953873519, 2, '\x010532367833371a0080d098f7011a00011924011e0000', NULL, NULL, NULL),
	(21, 9, 1795953873534, 2, '\x010531332d31381e0080d098f7011e00010c11000000', NULL, NULL, NULL),
	(21, 10, 1795953873549, 2, '\x010533342d32391e0080d098f7011e0001211c000000', NULL, NULL, NULL),
	(21, 11, 1795953873558, 2, '\x010531362d3231120080d098f7011200010f14000000', NULL, NULL, NULL),
	(21, 12, 1795953873568, 2, '\x010532392d3233140080d098f7011400011c16000000', NULL, NULL, NULL),
	(21, 13, 1795953873586, 2, '\x01053138783239240080d098f701240001111c01160000', NULL, NULL, NULL),
	(21, 14, 1795953873595, 2, '\x01053333783133120080d098f701120001200c02121c0000', NULL, NULL, NULL),
	(21, 15, 1795953873602, 2, '\x0104387831390e0080d098f7010e00010712010c0000', NULL, NULL, NULL),
	(21, 16, 1795953873612, 2, '\x010533392d3334140080d098f7011400012621000000', NULL, NULL, NULL),
	(21, 17, 1795953873623, 2, '\x010531392d3234160080d098f7011600011217000000', NULL, NULL, NULL),
	(21, 18, 1795953873635, 2, '\x010533352d3330180080d098f701180001221d000000', NULL, NULL, NULL),
	(21, 19, 1795953873646, 2, '\x01053234783335160080d098f7011600011722011d0000', NULL, NULL, NULL),
	(21, 20, 1795953873652, 2, '\x010533322d32370c0080d098f7010c00011f1a000000', NULL, NULL, NULL),
	(21, 21, 1795953873666, 2, '\x010532317833321c0080d098f7011c0001141f011a0000', NULL, NULL, NULL),
	(21, 22, 1795953873676, 2, '\x01053337783238140080d098f701140001241b011f0000', NULL, NULL, NULL),
	(21, 23, 1795953873686, 2, '\x010532352d3330140080d098f701140001181d000000', NULL, NULL, NULL),
	(21, 24, 1795953873698, 2, '\x01053334783235180080d098f7011800012118011d0000', NULL, NULL, NULL),
	(21, 25, 1795953873714, 2, '\x010531342d3230200080d098f7012000010d13000000', NULL, NULL, NULL),
	(21, 26, 1795953873724, 2, '\x01053235783134140080d098f701140001180d01130000', NULL, NULL, NULL),
	(21, 27, 1795953873731, 2, '\x0104397832300e0080d098f7010e00010813010d0000', NULL, NULL, NULL),
	(21, 28, 1795953873745, 2, '\x010534302d33341c0080d098f7011c00012721000000', NULL, NULL, NULL),
	(21, 29, 1795953873753, 2, '\x010531302d3134100080d098f701100001090d000000', NULL, NULL, NULL),
	(21, 30, 1795953873765, 2, '\x010533342d3239180080d098f701180001211c000000', NULL, NULL, NULL),
	(21, 31, 1795953873774, 2, '\x010532302d3234120080d098f7011200011317000000', NULL, NULL, NULL),
	(22, 1, 1795953873790, 1, '\x01077275737369616e086f6666696369616c4b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70100028c028e02000000000000', NULL, NULL, NULL),
	(22, 2, 1795953873798, 2, '\x010563332d6234100080d098f7011000011510000000', NULL, NULL, NULL),
	(22, 3, 1795953873811, 2, '\x010566362d67351a0080d098f7011a00010a0f000000', NULL, NULL, NULL),
	(22, 17, 1795953874007, 2, '\x010565352d6434180080d098f7011800010e11000000', NULL, NULL, NULL),
	(22, 18, 1795953874013, 2, '\x010565333a63350c0080d098f7010c0001160d01110000', NULL, NULL, NULL),
	(22, 19, 1795953874021, 2, '\x010564382d6337100080d098f7011000010105000000', NULL, NULL, NULL),
	(22, 20, 1795953874030, 2, '\x010567332d6834120080d098f7011200011713000000', NULL, NULL, NULL),
	(22, 21, 1795953874041, 2, '\x010563372d6436160080d098f7011600010509000000', NULL, NULL, NULL),
	(22, 22, 1795953874053, 2, '\x010563353a6537180080d098f7011800010d0601090000', NULL, NULL, NULL),
	(22, 23, 1795953874068, 2, '\x010566383a64361e0080d098f7011e0001020901060000', NULL, NULL, NULL),
	(22, 24, 1795953874082, 2, '\x010568322d67331c0080d098f7011c00011b17000000', NULL, NULL, NULL),
	(22, 25, 1795953874092, 2, '\x010568382d6737140080d098f7011400010307000000', NULL, NULL, NULL),
	(22, 26, 1795953874098, 2, '\x010564322d65330c0080d098f7010c00011916000000', NULL, NULL, NULL),
	(22, 27, 1795953874117, 2, '\x010561372d6236260080d098f7012600010408000000', NULL, NULL, NULL),
	(22, 28, 1795953874124, 2, '\x010565332d66340e0080d098f7010e00011612000000', NULL, NULL, NULL),
	(22, 29, 1795953874129, 2, '\x010562362d61350a0080d098f7010a0001080c000000', NULL, NULL, NULL),
	(22, 30, 1795953874135, 2, '\x010562322d63330c0080d098f7010c00011815000000', NULL, NULL, NULL),
	(22, 31, 1795953874144, 2, '\x010561352d6234120080d098f7011200010c10000000', NULL, NULL, NULL),
	(22, 32, 1795953874150, 2, '\x010561333a65370c0080d098f7010c000114060209100000', NULL, NULL, NULL),
	(22, 33, 1795953874152, 6, '\x01010000', NULL, NULL, NULL),
	(23, 1, 1795953874158, 1, '\x01086769766561776179087374616e646172644b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70101028c028e02000000000000', NULL, NULL, NULL),
	(23, 2, 1795953874162, 2, '\x010563332d6234080080d098f7010800011510000000', NULL, NULL, NULL),
	(23, 3, 1795953874173, 2, '\x010566362d6735160080d098f7011600010a0f000000', NULL, NULL, NULL),
	(23, 4, 1795953874178, 2, '\x010567332d68340a0080d098f7010a00011713000000', NULL, NULL, NULL),
	(23, 5, 1795953874188, 2, '\x010564362d6535140080d098f701140001090e000000', NULL, NULL, NULL),
	(23, 6, 1795953874197, 2, '\x010568343a6434120080d098f7011200011311020e0f0000', NULL, NULL, NULL),
	(23, 7, 1795953874206, 2, '\x010562362d6335120080d098f701120001080d000000', NULL, NULL, NULL),
	(23, 8, 1795953874215, 2, '\x010562343a6436120080d098f7011200011009010d0000', NULL, NULL, NULL),
	(23, 9, 1795953874231, 2, '\x010563373a6333200080d098f70120000105150209110000', NULL, NULL, NULL),
	(23, 10, 1795953874236, 2, '\x010562323a64340a0080d098f7010a0001181101150000', NULL, NULL, NULL),
	(23, 11, 1795953874247, 2, '\x010565372d6636160080d098f701160001060a000000', NULL, NULL, NULL),
	(23, 12, 1795953874253, 2, '\x010566322d67330c0080d098f7010c00011a17000000', NULL, NULL, NULL),
	(23, 13, 1795953874264, 2, '\x010566362d6535160080d098f7011600010a0e000000', NULL, NULL, NULL),
	(23, 14, 1795953874269, 2, '\x010564343a66360a0080d098f7010a0001110a010e0000', NULL, NULL, NULL),
	(23, 15, 1795953874280, 2, '\x010567373a6535160080d098f701160001070e010a0000', NULL, NULL, NULL),
	(23, 16, 1795953874289, 2, '\x010561312d6232120080d098f7011200011c18000000', NULL, NULL, NULL),
	(23, 17, 1795953874295, 2, '\x010565352d64340c0080d098f7010c00010e11000000', NULL, NULL, NULL),
	(23, 18, 1795953874300, 2, '\x010565333a63350a0080d098f7010a0001160d01110000', NULL, NULL, NULL),
	(23, 19, 1795953874316, 2, '\x010564382d6337200080d098f7012000010105000000', NULL, NULL, NULL),
	(23, 20, 1795953874321, 2, '\x010567332d68340a0080d098f7010a00011713000000', NULL, NULL, NULL),
	(23, 21, 1795953874331, 2, '\x010563372d6436140080d098f7011400010509000000', NULL, NULL, NULL),
	(23, 22, 1795953874344, 2, '\x010563353a65371a0080d098f7011a00010d0601090000', NULL, NULL, NULL),
	(23, 23, 1795953874357, 2, '\x010566383a64361a0080d098f7011a0001020901060000', NULL, NULL, NULL),
	(23, 24, 1795953874368, 2, '\x010568322d6733160080d098f7011600011b17000000', NULL, NULL, NULL),
	(23, 25, 1795953874386, 2, '\x010568382d6737240080d098f7012400010307000000', NULL, NULL, NULL),
	(23, 26, 1795953874395, 2, '\x010564322d6533120080d098f7011200011916000000', NULL, NULL, NULL),
	(23, 27, 1795953874405, 2, '\x010561372d6236140080d098f7011400010408000000', NULL, NULL, NULL),
	(23, 28, 1795953874411, 2, '\x010565332d66340c0080d098f7010c00011612000000', NULL, NULL, NULL),
	(23, 29, 1795953874421, 2, '\x010562362d6135140080d098f701140001080c000000', NULL, NULL, NULL),
	(23, 30, 1795953874425, 2, '\x010562322d6333080080d098f7010800011815000000', NULL, NULL, NULL),
	(23, 31, 1795953874437, 2, '\x010561352d6234180080d098f7011800010c10000000', NULL, NULL, NULL),
	(23, 32, 1795953874444, 2, '\x010561333a65370e0080d098f7010e000114060209100000', NULL, NULL, NULL),
	(23, 33, 1795953874451, 2, '\x010568362d67350e0080d098f7010e00010b0f000000', NULL, NULL, NULL),
	(24, 1, 1795953874457, 1, '\x0107656e676c697368087374616e646172640e423a5732312d33323a42312d31320180d098f70100028e028c02000000000000', NULL, NULL, NULL),
	(24, 2, 1795953874461, 2, '\x010531312d3136080080d098f7010800010a0f000000', NULL, NULL, NULL),
	(24, 3, 1795953874467, 2, '\x010532322d31370c0080d098f7010c00011510000000', NULL, NULL, NULL),
	(24, 4, 1795953874472, 2, '\x0104392d31330a0080d098f7010a0001080c000000', NULL, NULL, NULL),
	(24, 5, 1795953874482, 2, '\x010532332d3138140080d098f7011400011611000000', NULL, NULL, NULL),
	(24, 6, 1795953874487, 2, '\x010531337832320a0080d098f7010a00010c1501100000', NULL, NULL, NULL),
	(24, 7, 1795953874497, 2, '\x01053236783137140080d098f701140001191001150000', NULL, NULL, NULL),
	(24, 8, 1795953874507, 2, '\x0104372d3131140080d098f701140001060a000000', NULL, NULL, NULL),
	(24, 9, 1795953874516, 2, '\x010533302d3236120080d098f7011200011d19000000', NULL, NULL, NULL),
	(24, 10, 1795953874524, 2, '\x0103352d39100080d098f7011000010408000000', NULL, NULL, NULL),
	(24, 11, 1795953874533, 2, '\x010532362d3232120080d098f7011200011915000000', NULL, NULL, NULL),
	(24, 12, 1795953874539, 2, '\x010531362d32300c0080d098f7010c00010f13000000', NULL, NULL, NULL),
	(24, 13, 1795953874544, 2, '\x010531372d31330a0080d098f7010a0001100c000000', NULL, NULL, NULL),
	(24, 14, 1795953874551, 2, '\x0103322d370e0080d098f7010e00010106000000', NULL, NULL, NULL),
	(24, 15, 1795953874558, 2, '\x010531382d31340e0080d098f7010e0001110d000000', NULL, NULL, NULL),
	(24, 16, 1795953874563, 2, '\x010531307832360a0080d098f7010a00010919020d150000', NULL, NULL, NULL),
	(24, 17, 1795953874570, 2, '\x010533317832320e0080d098f7010e00011e1501190000', NULL, NULL, NULL),
	(24, 18, 1795953874587, 2, '\x010531312d3136220080d098f7012200010a0f000000', NULL, NULL, NULL),
	(24, 19, 1795953874594, 2, '\x010532322d31380e0080d098f7010e00011511000000', NULL, NULL, NULL),
	(24, 20, 1795953874607, 2, '\x0104392d31341a0080d098f7011a0001080d000000', NULL, NULL, NULL),
	(24, 21, 1795953874616, 2, '\x010431387832120080d098f701120003110102050d0000', NULL, NULL, NULL),
	(24, 22, 1795953874620, 2, '\x010531362d3139080080d098f7010800010f12000000', NULL, NULL, NULL),
	(24, 23, 1795953874625, 2, '\x0104327831310a0080d098f7010a0001010a01060000', NULL, NULL, NULL),
	(24, 24, 1795953874633, 2, '\x010438783135100080d098f701100001070e010a0000', NULL, NULL, NULL),
	(24, 25, 1795953874637, 2, '\x010431332d39080080d098f7010800010c08000000', NULL, NULL, NULL);
INSERT INTO public.game_events VALUES
	(24, 26, 1795953874643, 2, '\x0103332d380c0080d098f7010c00010207000000', NULL, NULL, NULL),
	(24, 27, 1795953874649, 2, '\x0103392d350c0080d098f7010c00010804000000', NULL, NULL, NULL),
	(24, 28, 1795953874654, 2, '\x010531352d31380a0080d098f7010a00010e11000000', NULL, NULL, NULL),
	(24, 29, 1795953874660, 2, '\x010532347831350c0080d098f7010c0001170e01120000', NULL, NULL, NULL),
	(24, 30, 1795953874666, 2, '\x010531322d31360c0080d098f7010c00010b0f000000', NULL, NULL, NULL),
	(24, 31, 1795953874671, 2, '\x010531352d31300a0080d098f7010a00010e09000000', NULL, NULL, NULL),
	(24, 32, 1795953874675, 2, '\x010531382d3233080080d098f7010800011116000000', NULL, NULL, NULL),
	(24, 33, 1795953874679, 2, '\x01053237783138080080d098f7010800011a1101160000', NULL, NULL, NULL),
	(24, 34, 1795953874683, 2, '\x0104382d3131080080d098f701080001070a000000', NULL, NULL, NULL),
	(24, 35, 1795953874687, 6, '\x01000000', NULL, NULL, NULL),
	(25, 1, 1795953874697, 1, '\x01096272617a696c69616e087374616e646172644b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70101028c028e02000000000000', NULL, NULL, NULL),
	(25, 2, 1795953874701, 2, '\x010563332d6234080080d098f7010800011510000000', NULL, NULL, NULL),
	(25, 3, 1795953874704, 2, '\x010566362d6735060080d098f7010600010a0f000000', NULL, NULL, NULL),
	(25, 4, 1795953874723, 2, '\x010567332d6834260080d098f7012600011713000000', NULL, NULL, NULL),
	(25, 5, 1795953874734, 2, '\x010564362d6535160080d098f701160001090e000000', NULL, NULL, NULL),
	(25, 6, 1795953874739, 2, '\x010568347864340a0080d098f7010a00011311020e0f0000', NULL, NULL, NULL),
	(25, 7, 1795953874747, 2, '\x010562362d6335100080d098f701100001080d000000', NULL, NULL, NULL),
	(25, 8, 1795953874753, 2, '\x010562347864360c0080d098f7010c00011009010d0000', NULL, NULL, NULL),
	(25, 9, 1795953874761, 2, '\x01056337786333100080d098f70110000105150209110000', NULL, NULL, NULL),
	(25, 10, 1795953874767, 2, '\x010562327864340c0080d098f7010c0001181101150000', NULL, NULL, NULL),
	(25, 11, 1795953874782, 2, '\x010565372d66361e0080d098f7011e0001060a000000', NULL, NULL, NULL),
	(25, 12, 1795953874787, 2, '\x010566322d67330a0080d098f7010a00011a17000000', NULL, NULL, NULL),
	(25, 13, 1795953874800, 2, '\x010566362d65351a0080d098f7011a00010a0e000000', NULL, NULL, NULL),
	(25, 14, 1795953874814, 2, '\x010564347866361c0080d098f7011c0001110a010e0000', NULL, NULL, NULL),
	(25, 15, 1795953874821, 2, '\x010567377865350e0080d098f7010e0001070e010a0000', NULL, NULL, NULL),
	(25, 16, 1795953874828, 2, '\x010561312d62320e0080d098f7010e00011c18000000', NULL, NULL, NULL),
	(25, 17, 1795953874837, 2, '\x010565352d6434120080d098f7011200010e11000000', NULL, NULL, NULL),
	(25, 18, 1795953874844, 2, '\x010565337863350e0080d098f7010e0001160d01110000', NULL, NULL, NULL),
	(25, 19, 1795953874856, 2, '\x010564382d6337180080d098f7011800010105000000', NULL, NULL, NULL),
	(25, 20, 1795953874861, 2, '\x010567332d68340a0080d098f7010a00011713000000', NULL, NULL, NULL),
	(25, 21, 1795953874874, 2, '\x010563372d64361a0080d098f7011a00010509000000', NULL, NULL, NULL),
	(25, 22, 1795953874886, 2, '\x01056335786537180080d098f7011800010d0601090000', NULL, NULL, NULL),
	(25, 23, 1795953874892, 2, '\x010566387864360c0080d098f7010c0001020901060000', NULL, NULL, NULL),
	(25, 24, 1795953874898, 2, '\x010568322d67330c0080d098f7010c00011b17000000', NULL, NULL, NULL),
	(25, 25, 1795953874903, 2, '\x010568382d67370a0080d098f7010a00010307000000', NULL, NULL, NULL),
	(25, 26, 1795953874908, 2, '\x010564322d65330a0080d098f7010a00011916000000', NULL, NULL, NULL),
	(25, 27, 1795953874919, 2, '\x010561372d6236160080d098f7011600010408000000', NULL, NULL, NULL),
	(25, 28, 1795953874929, 2, '\x010565332d6634140080d098f7011400011612000000', NULL, NULL, NULL),
	(25, 29, 1795953874943, 2, '\x010562362d61351c0080d098f7011c0001080c000000', NULL, NULL, NULL),
	(25, 30, 1795953874950, 2, '\x010562322d63330e0080d098f7010e00011815000000', NULL, NULL, NULL),
	(25, 31, 1795953874958, 2, '\x010561352d6234100080d098f7011000010c10000000', NULL, NULL, NULL),
	(25, 32, 1795953874972, 2, '\x010561337865371c0080d098f7011c000114060209100000', NULL, NULL, NULL),
	(25, 33, 1795953874985, 2, '\x010568362d67351a0080d098f7011a00010b0f000000', NULL, NULL, NULL),
	(25, 34, 1795953874993, 2, '\x01056634786638100080d098f701100003120202070f0000', NULL, NULL, NULL),
	(25, 35, 1795953875001, 2, '\x010562382d6137100080d098f7011000010004000000', NULL, NULL, NULL),
	(26, 1, 1795953875009, 1, '\x0104706f6f6c087374616e646172640e423a5732312d33323a42312d31320180d098f70100028c028e02000000000000', NULL, NULL, NULL),
	(26, 2, 1795953875016, 2, '\x010531312d31360e0080d098f7010e00010a0f000000', NULL, NULL, NULL),
	(26, 3, 1795953875019, 2, '\x010532322d3137060080d098f7010600011510000000', NULL, NULL, NULL),
	(26, 4, 1795953875023, 2, '\x0104392d3133080080d098f701080001080c000000', NULL, NULL, NULL),
	(26, 5, 1795953875026, 2, '\x010532332d3138060080d098f7010600011611000000', NULL, NULL, NULL),
	(26, 6, 1795953875031, 2, '\x010531337831350a0080d098f7010a00010c0e0210110000', NULL, NULL, NULL),
	(26, 7, 1795953875037, 2, '\x010532342d31390c0080d098f7010c00011712000000', NULL, NULL, NULL),
	(26, 8, 1795953875042, 2, '\x010531367832330a0080d098f7010a00010f1601120000', NULL, NULL, NULL),
	(26, 9, 1795953875045, 2, '\x01053237783131060080d098f7010600011a0a020e160000', NULL, NULL, NULL),
	(26, 10, 1795953875051, 2, '\x0104387831350c0080d098f7010c0001070e010a0000', NULL, NULL, NULL),
	(26, 11, 1795953875059, 2, '\x010532362d3232100080d098f7011000011915000000', NULL, NULL, NULL),
	(26, 12, 1795953875066, 2, '\x0103362d390e0080d098f7010e00010508000000', NULL, NULL, NULL),
	(26, 13, 1795953875071, 2, '\x010532322d31380a0080d098f7010a00011511000000', NULL, NULL, NULL),
	(26, 14, 1795953875079, 2, '\x01053135783232100080d098f7011000010e1501110000', NULL, NULL, NULL),
	(26, 15, 1795953875094, 2, '\x010532357831381e0080d098f7011e0001181101150000', NULL, NULL, NULL),
	(26, 16, 1795953875110, 2, '\x0103342d38200080d098f7012000010307000000', NULL, NULL, NULL),
	(26, 17, 1795953875117, 2, '\x010531382d31350e0080d098f7010e0001110e000000', NULL, NULL, NULL),
	(26, 18, 1795953875127, 2, '\x01053130783139140080d098f7011400010912010e0000', NULL, NULL, NULL),
	(26, 19, 1795953875135, 2, '\x010533312d3237100080d098f7011000011e1a000000', NULL, NULL, NULL),
	(26, 20, 1795953875141, 2, '\x0104392d31330c0080d098f7010c0001080c000000', NULL, NULL, NULL),
	(26, 21, 1795953875145, 2, '\x010532372d3233080080d098f7010800011a16000000', NULL, NULL, NULL),
	(26, 22, 1795953875153, 2, '\x01053139783236100080d098f701100001121901160000', NULL, NULL, NULL),
	(26, 23, 1795953875159, 2, '\x010533307832330c0080d098f7010c00011d1601190000', NULL, NULL, NULL),
	(26, 24, 1795953875167, 2, '\x0103352d39100080d098f7011000010408000000', NULL, NULL, NULL),
	(26, 25, 1795953875176, 2, '\x010532392d3235120080d098f7011200011c18000000', NULL, NULL, NULL),
	(26, 26, 1795953875180, 2, '\x0104372d3130080080d098f7010800010609000000', NULL, NULL, NULL),
	(26, 27, 1795953875190, 2, '\x010532382d3234140080d098f7011400011b17000000', NULL, NULL, NULL),
	(26, 28, 1795953875197, 2, '\x010531302d31340e0080d098f7010e0001090d000000', NULL, NULL, NULL),
	(26, 29, 1795953875202, 2, '\x010532342d32300a0080d098f7010a00011713000000', NULL, NULL, NULL),
	(26, 30, 1795953875209, 2, '\x0104382d31310e0080d098f7010e0001070a000000', NULL, NULL, NULL),
	(26, 31, 1795953875214, 2, '\x010532302d31360a0080d098f7010a0001130f000000', NULL, NULL, NULL),
	(26, 32, 1795953875223, 2, '\x01053132783236120080d098f7011200010b19020f160000', NULL, NULL, NULL),
	(26, 33, 1795953875229, 2, '\x010532312d31370c0080d098f7010c00011410000000', NULL, NULL, NULL),
	(26, 34, 1795953875235, 2, '\x010531347833300c0080d098f7010c00030d1d0210180000', NULL, NULL, NULL),
	(26, 35, 1795953875240, 2, '\x010533322d32380a0080d098f7010a00011f1b000000', NULL, NULL, NULL),
	(26, 36, 1795953875246, 2, '\x0103332d380c0080d098f7010c00010207000000', NULL, NULL, NULL),
	(26, 37, 1795953875249, 6, '\x01010000', NULL, NULL, NULL),
	(27, 1, 1795953875253, 1, '\x01077370616e697368087374616e646172640e573a57312d31323a4232312d33320180d098f70101028e028c02000000000000', NULL, NULL, NULL),
	(27, 2, 1795953875262, 2, '\x010531302d3133120080d098f7011200011613000000', NULL, NULL, NULL),
	(27, 3, 1795953875267, 2, '\x010532332d32300a0080d098f7010a0001090c000000', NULL, NULL, NULL),
	(27, 4, 1795953875274, 2, '\x010531322d31360e0080d098f7010e00011410000000', NULL, NULL, NULL),
	(27, 5, 1795953875280, 2, '\x010532322d31390c0080d098f7010c00010a0d000000', NULL, NULL, NULL),
	(27, 6, 1795953875291, 2, '\x01053136783233160080d098f7011600011009010c0000', NULL, NULL, NULL),
	(27, 7, 1795953875300, 2, '\x01053237783230120080d098f701120001050c01090000', NULL, NULL, NULL),
	(27, 8, 1795953875306, 2, '\x0104362d31300c0080d098f7010c00011a16000000', NULL, NULL, NULL),
	(27, 9, 1795953875310, 2, '\x010533312d3237080080d098f7010800010105000000', NULL, NULL, NULL),
	(27, 10, 1795953875320, 2, '\x0104382d3132140080d098f7011400011814000000', NULL, NULL, NULL),
	(27, 11, 1795953875330, 2, '\x010532372d3233140080d098f7011400010509000000', NULL, NULL, NULL),
	(27, 12, 1795953875337, 2, '\x010531332d31370e0080d098f7010e0001130f000000', NULL, NULL, NULL),
	(27, 13, 1795953875341, 2, '\x010532302d3136080080d098f7010800010c10000000', NULL, NULL, NULL),
	(27, 14, 1795953875345, 2, '\x0103332d36080080d098f7010800011d1a000000', NULL, NULL, NULL),
	(27, 15, 1795953875350, 2, '\x010531392d31350a0080d098f7010a00010d11000000', NULL, NULL, NULL),
	(27, 16, 1795953875356, 2, '\x010531317832370c0080d098f7010c000115050209110000', NULL, NULL, NULL),
	(27, 17, 1795953875364, 2, '\x01053330783233100080d098f701100001020901050000', NULL, NULL, NULL),
	(27, 18, 1795953875393, 2, '\x010531302d31333a0080d098f7013a00011613000000', NULL, NULL, NULL),
	(27, 19, 1795953875424, 2, '\x010532332d31393e0080d098f7013e0001090d000000', NULL, NULL, NULL),
	(27, 20, 1795953875443, 2, '\x010531322d3135260080d098f7012600011411000000', NULL, NULL, NULL),
	(27, 21, 1795953875452, 2, '\x010431397833120080d098f7011200030d1d0211190000', NULL, NULL, NULL),
	(27, 22, 1795953875467, 2, '\x010531332d31381e0080d098f7011e0001130e000000', NULL, NULL, NULL),
	(27, 23, 1795953875472, 2, '\x0104337832320a0080d098f7010a00011d0a020e1a0000', NULL, NULL, NULL),
	(27, 24, 1795953875484, 2, '\x0103342d38180080d098f7011800011c18000000', NULL, NULL, NULL),
	(27, 25, 1795953875487, 2, '\x010532322d3138060080d098f7010600010a0e000000', NULL, NULL, NULL),
	(27, 26, 1795953875495, 2, '\x0104382d3132100080d098f7011000011814000000', NULL, NULL, NULL),
	(27, 27, 1795953875506, 2, '\x010431367837160080d098f701160001101901140000', NULL, NULL, NULL),
	(27, 28, 1795953875512, 2, '\x0103322d360c0080d098f7010c00011e1a000000', NULL, NULL, NULL),
	(27, 29, 1795953875516, 2, '\x0103372d33080080d098f701080003191d000000', NULL, NULL, NULL),
	(27, 30, 1795953875525, 2, '\x0104362d3130120080d098f7011200011a16000000', NULL, NULL, NULL),
	(27, 31, 1795953875529, 2, '\x010433783133080080d098f7010800011d1301160000', NULL, NULL, NULL),
	(27, 32, 1795953875537, 2, '\x0104352d3130100080d098f7011000011b16000000', NULL, NULL, NULL),
	(27, 33, 1795953875542, 2, '\x0104313378330a0080d098f7010a0001131d01160000', NULL, NULL, NULL),
	(27, 34, 1795953875557, 2, '\x0104392d31331e0080d098f7011e00011713000000', NULL, NULL, NULL),
	(27, 35, 1795953875564, 2, '\x0104313878390e0080d098f7010e00010e1701130000', NULL, NULL, NULL),
	(27, 36, 1795953875570, 2, '\x0103312d350c0080d098f7010c00011f1b000000', NULL, NULL, NULL),
	(27, 37, 1795953875573, 2, '\x0103397832060080d098f701060001171e011b0000', NULL, NULL, NULL),
	(27, 38, 1795953875573, 6, '\x01010200', NULL, NULL, NULL),
	(28, 1, 1795953875580, 1, '\x010a706f7274756775657365087374616e646172640e573a57312d31323a4232312d33320180d098f70100028c028e02000000000000', NULL, NULL, NULL),
	(28, 2, 1795953875583, 2, '\x010531302d3133060080d098f7010600011613000000', NULL, NULL, NULL),
	(28, 3, 1795953875590, 2, '\x010532332d32300e0080d098f7010e0001090c000000', NULL, NULL, NULL),
	(28, 4, 1795953875592, 2, '\x010531322d3136040080d098f7010400011410000000', NULL, NULL, NULL),
	(28, 5, 1795953875597, 2, '\x010532322d31390a0080d098f7010a00010a0d000000', NULL, NULL, NULL),
	(28, 6, 1795953875601, 2, '\x01053136783233080080d098f7010800011009010c0000', NULL, NULL, NULL),
	(28, 7, 1795953875607, 2, '\x010532377832300c0080d098f7010c0001050c01090000', NULL, NULL, NULL),
	(28, 8, 1795953875611, 2, '\x0104362d3130080080d098f7010800011a16000000', NULL, NULL, NULL),
	(28, 9, 1795953875617, 2, '\x010533312d32370c0080d098f7010c00010105000000', NULL, NULL, NULL),
	(28, 10, 1795953875619, 2, '\x0104382d3132040080d098f7010400011814000000', NULL, NULL, NULL),
	(28, 11, 1795953875624, 2, '\x010532372d32330a0080d098f7010a00010509000000', NULL, NULL, NULL),
	(28, 12, 1795953875627, 2, '\x010531332d3137060080d098f701060001130f000000', NULL, NULL, NULL),
	(28, 13, 1795953875633, 2, '\x010532302d31360c0080d098f7010c00010c10000000', NULL, NULL, NULL),
	(28, 14, 1795953875636, 2, '\x0103332d36060080d098f7010600011d1a000000', NULL, NULL, NULL),
	(28, 15, 1795953875642, 2, '\x010531392d31350c0080d098f7010c00010d11000000', NULL, NULL, NULL),
	(28, 16, 1795953875648, 2, '\x010531317832370c0080d098f7010c000115050209110000', NULL, NULL, NULL),
	(28, 17, 1795953875653, 2, '\x010533307832330a0080d098f7010a0001020901050000', NULL, NULL, NULL),
	(28, 18, 1795953875660, 2, '\x010531302d31330e0080d098f7010e00011613000000', NULL, NULL, NULL),
	(28, 19, 1795953875667, 2, '\x010532332d31390e0080d098f7010e0001090d000000', NULL, NULL, NULL),
	(28, 20, 1795953875672, 2, '\x010531322d31350a0080d098f7010a00011411000000', NULL, NULL, NULL),
	(28, 21, 1795953875677, 2, '\x0104313978330a0080d098f7010a00030d1d0211190000', NULL, NULL, NULL),
	(28, 22, 1795953875680, 2, '\x010531332d3138060080d098f701060001130e000000', NULL, NULL, NULL),
	(28, 23, 1795953875686, 2, '\x0104337832320c0080d098f7010c00011d0a020e1a0000', NULL, NULL, NULL),
	(28, 24, 1795953875697, 2, '\x0103342d38160080d098f7011600011c18000000', NULL, NULL, NULL),
	(28, 25, 1795953875703, 2, '\x010532322d31380c0080d098f7010c00010a0e000000', NULL, NULL, NULL),
	(28, 26, 1795953875707, 2, '\x0104382d3132080080d098f7010800011814000000', NULL, NULL, NULL),
	(28, 27, 1795953875714, 2, '\x0104313678370e0080d098f7010e0001101901140000', NULL, NULL, NULL),
	(28, 28, 1795953875724, 2, '\x0103322d36140080d098f7011400011e1a000000', NULL, NULL, NULL),
	(28, 29, 1795953875728, 2, '\x0103372d33080080d098f701080003191d000000', NULL, NULL, NULL),
	(28, 30, 1795953875731, 2, '\x0104362d3130060080d098f7010600011a16000000', NULL, NULL, NULL),
	(28, 31, 1795953875750, 2, '\x010433783133260080d098f7012600011d1301160000', NULL, NULL, NULL),
	(28, 32, 1795953875755, 2, '\x0104352d31300a0080d098f7010a00011b16000000', NULL, NULL, NULL),
	(28, 33, 1795953875765, 2, '\x010431337833140080d098f701140001131d01160000', NULL, NULL, NULL),
	(28, 34, 1795953875778, 2, '\x0104392d31331a0080d098f7011a00011713000000', NULL, NULL, NULL),
	(28, 35, 1795953875786, 2, '\x010431387839100080d098f7011000010e1701130000', NULL, NULL, NULL),
	(28, 36, 1795953875791, 2, '\x0103312d350a0080d098f7010a00011f1b000000', NULL, NULL, NULL),
	(28, 37, 1795953875823, 2, '\x0103397832400080d098f701400001171e011b0000', NULL, NULL, NULL),
	(28, 38, 1795953875823, 6, '\x01010200', NULL, NULL, NULL),
	(29, 1, 1795953875842, 1, '\x01076974616c69616e087374616e646172640e573a5732312d33323a42312d31320180d098f70101028c028e02000000000000', NULL, NULL, NULL),
	(29, 2, 1795953875850, 2, '\x010532332d3230100080d098f7011000011613000000', NULL, NULL, NULL),
	(29, 3, 1795953875859, 2, '\x010531302d3133120080d098f701120001090c000000', NULL, NULL, NULL),
	(29, 4, 1795953875868, 2, '\x010532312d3137120080d098f7011200011410000000', NULL, NULL, NULL),
	(29, 5, 1795953875875, 2, '\x010531312d31340e0080d098f7010e00010a0d000000', NULL, NULL, NULL),
	(29, 6, 1795953875883, 2, '\x01053137783130100080d098f7011000011009010c0000', NULL, NULL, NULL),
	(29, 7, 1795953875890, 2, '\x0104367831330e0080d098f7010e0001050c01090000', NULL, NULL, NULL),
	(29, 8, 1795953875895, 2, '\x010532372d32330a0080d098f7010a00011a16000000', NULL, NULL, NULL),
	(29, 9, 1795953875900, 2, '\x0103322d360a0080d098f7010a00010105000000', NULL, NULL, NULL),
	(29, 10, 1795953875905, 2, '\x010532352d32310a0080d098f7010a00011814000000', NULL, NULL, NULL),
	(29, 11, 1795953875910, 2, '\x0104362d31300a0080d098f7010a00010509000000', NULL, NULL, NULL),
	(29, 12, 1795953875922, 2, '\x010532302d3136180080d098f701180001130f000000', NULL, NULL, NULL),
	(29, 13, 1795953875932, 2, '\x010531332d3137140080d098f7011400010c10000000', NULL, NULL, NULL),
	(29, 14, 1795953875939, 2, '\x010533302d32370e0080d098f7010e00011d1a000000', NULL, NULL, NULL),
	(29, 15, 1795953875943, 2, '\x010531342d3138080080d098f7010800010d11000000', NULL, NULL, NULL),
	(29, 16, 1795953875949, 2, '\x0104323278360c0080d098f7010c000115050209110000', NULL, NULL, NULL),
	(29, 17, 1795953875954, 2, '\x0104337831300a0080d098f7010a0001020901050000', NULL, NULL, NULL),
	(29, 18, 1795953875956, 2, '\x010532332d3230040080d098f7010400011613000000', NULL, NULL, NULL),
	(29, 19, 1795953875960, 2, '\x010531302d3134080080d098f701080001090d000000', NULL, NULL, NULL),
	(29, 20, 1795953875962, 2, '\x010532312d3138040080d098f7010400011411000000', NULL, NULL, NULL),
	(29, 21, 1795953875966, 2, '\x01053134783330080080d098f7010800030d1d0211190000', NULL, NULL, NULL),
	(29, 22, 1795953875968, 2, '\x010532302d3135040080d098f701040001130e000000', NULL, NULL, NULL),
	(29, 23, 1795953875972, 2, '\x01053330783233080080d098f7010800011d16011a0000', NULL, NULL, NULL),
	(29, 24, 1795953875980, 2, '\x010532392d3235100080d098f7011000011c18000000', NULL, NULL, NULL),
	(29, 25, 1795953875992, 2, '\x01053132783139180080d098f7011800010b12010e0000', NULL, NULL, NULL),
	(29, 26, 1795953875999, 2, '\x010532352d32310e0080d098f7010e00011814000000', NULL, NULL, NULL),
	(29, 27, 1795953876007, 2, '\x01053137783236100080d098f701100001101901140000', NULL, NULL, NULL),
	(29, 28, 1795953876014, 2, '\x010533312d32370e0080d098f7010e00011e1a000000', NULL, NULL, NULL),
	(29, 29, 1795953876018, 2, '\x01053233783330080080d098f701080001161d011a0000', NULL, NULL, NULL),
	(29, 30, 1795953876020, 2, '\x010532342d3230040080d098f7010400011713000000', NULL, NULL, NULL),
	(29, 31, 1795953876027, 2, '\x0104392d31330e0080d098f7010e0001080c000000', NULL, NULL, NULL),
	(29, 32, 1795953876030, 2, '\x010532302d3135060080d098f701060001130e000000', NULL, NULL, NULL),
	(29, 33, 1795953876037, 2, '\x0104352d31300e0080d098f7010e00010409000000', NULL, NULL, NULL),
	(29, 34, 1795953876041, 2, '\x010532382d3233080080d098f7010800011b16000000', NULL, NULL, NULL),
	(29, 35, 1795953876045, 2, '\x01053139783238080080d098f701080001121b01160000', NULL, NULL, NULL),
	(29, 36, 1795953876052, 2, '\x010533327832330e0080d098f7010e00011f16011b0000', NULL, NULL, NULL),
	(29, 37, 1795953876059, 2, '\x0104372d31310e0080d098f7010e0001060a000000', NULL, NULL, NULL),
	(29, 38, 1795953876063, 2, '\x010431357836080080d098f7010800010e05010a0000', NULL, NULL, NULL),
	(29, 39, 1795953876071, 2, '\x0103342d37100080d098f7011000010306000000', NULL, NULL, NULL),
	(30, 1, 1795953876084, 1, '\x0105637a656368087374616e646172644b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70100028e028c02000000000000', NULL, NULL, NULL),
	(30, 2, 1795953876091, 2, '\x010563332d62340e0080d098f7010e00011510000000', NULL, NULL, NULL),
	(30, 3, 1795953876095, 2, '\x010566362d6735080080d098f7010800010a0f000000', NULL, NULL, NULL);
INSERT INTO public.game_events VALUES
	(30, 4, 1795953876102, 2, '\x010567332d68340e0080d098f7010e00011713000000', NULL, NULL, NULL),
	(30, 5, 1795953876105, 2, '\x010564362d6535060080d098f701060001090e000000', NULL, NULL, NULL),
	(30, 6, 1795953876109, 2, '\x01056834786636080080d098f701080001130a010f0000', NULL, NULL, NULL),
	(30, 7, 1795953876113, 2, '\x01056537786735080080d098f701080001060f010a0000', NULL, NULL, NULL),
	(30, 8, 1795953876123, 2, '\x010564322d6333140080d098f7011400011915000000', NULL, NULL, NULL),
	(30, 9, 1795953876127, 2, '\x010566382d6537080080d098f7010800010206000000', NULL, NULL, NULL),
	(30, 10, 1795953876148, 2, '\x010568322d67332a0080d098f7012a00011b17000000', NULL, NULL, NULL),
	(30, 11, 1795953876153, 2, '\x010565372d66360a0080d098f7010a0001060a000000', NULL, NULL, NULL),
	(30, 12, 1795953876161, 2, '\x010562342d6135100080d098f701100001100c000000', NULL, NULL, NULL),
	(30, 13, 1795953876164, 2, '\x010567352d6834060080d098f7010600010f13000000', NULL, NULL, NULL),
	(30, 14, 1795953876176, 2, '\x010565312d6432180080d098f7011800011e19000000', NULL, NULL, NULL),
	(30, 15, 1795953876180, 2, '\x010565352d6634080080d098f7010800010e12000000', NULL, NULL, NULL),
	(30, 16, 1795953876185, 2, '\x010565337865370a0080d098f7010a00011606020a120000', NULL, NULL, NULL),
	(30, 17, 1795953876193, 2, '\x01056438786636100080d098f701100001010a01060000', NULL, NULL, NULL),
	(30, 18, 1795953876206, 2, '\x010563332d62341a0080d098f7011a00011510000000', NULL, NULL, NULL),
	(30, 19, 1795953876212, 2, '\x010566362d65350c0080d098f7010c00010a0e000000', NULL, NULL, NULL),
	(30, 20, 1795953876222, 2, '\x010567332d6634140080d098f7011400011712000000', NULL, NULL, NULL),
	(30, 21, 1795953876227, 2, '\x010565357865310a0080d098f7010a00030e1e02121a0000', NULL, NULL, NULL),
	(30, 22, 1795953876244, 2, '\x010562342d6335220080d098f701220001100d000000', NULL, NULL, NULL),
	(30, 23, 1795953876252, 2, '\x01056531786436100080d098f7011000011e09020d190000', NULL, NULL, NULL),
	(30, 24, 1795953876262, 2, '\x010567312d6832140080d098f7011400011f1b000000', NULL, NULL, NULL),
	(30, 25, 1795953876268, 2, '\x010564362d63350c0080d098f7010c0001090d000000', NULL, NULL, NULL),
	(30, 26, 1795953876277, 2, '\x010568322d6733120080d098f7011200011b17000000', NULL, NULL, NULL),
	(30, 27, 1795953876287, 2, '\x01056834786632140080d098f701140001131a01170000', NULL, NULL, NULL),
	(30, 28, 1795953876295, 2, '\x010563312d6432100080d098f7011000011d19000000', NULL, NULL, NULL),
	(30, 29, 1795953876301, 2, '\x010566322d65310c0080d098f7010c00031a1e000000', NULL, NULL, NULL),
	(30, 30, 1795953876310, 2, '\x010564322d6333120080d098f7011200011915000000', NULL, NULL, NULL),
	(30, 31, 1795953876314, 2, '\x01056531786234080080d098f7010800011e1001150000', NULL, NULL, NULL),
	(30, 32, 1795953876325, 2, '\x010562322d6333160080d098f7011600011815000000', NULL, NULL, NULL),
	(30, 33, 1795953876329, 2, '\x01056234786531080080d098f701080001101e01150000', NULL, NULL, NULL),
	(30, 34, 1795953876333, 2, '\x010561332d6234080080d098f7010800011410000000', NULL, NULL, NULL),
	(30, 35, 1795953876339, 2, '\x010563357861330c0080d098f7010c00010d1401100000', NULL, NULL, NULL),
	(30, 36, 1795953876350, 2, '\x010561312d6232160080d098f7011600011c18000000', NULL, NULL, NULL),
	(30, 37, 1795953876353, 2, '\x01056133786331060080d098f701060001141d01180000', NULL, NULL, NULL),
	(30, 38, 1795953876353, 6, '\x01010200', NULL, NULL, NULL),
	(31, 1, 1795953876365, 1, '\x010863616e616469616e087374616e646172640e573a5734332d37323a42312d33300180d098f70101028c028e02000000000000', NULL, NULL, NULL),
	(31, 2, 1795953876372, 2, '\x010534342d33370e0080d098f7010e00012b24000000', NULL, NULL, NULL),
	(31, 3, 1795953876377, 2, '\x010532382d33340a0080d098f7010a00011b21000000', NULL, NULL, NULL),
	(31, 4, 1795953876380, 2, '\x010534362d3339060080d098f7010600012d26000000', NULL, NULL, NULL),
	(31, 5, 1795953876387, 2, '\x010532332d32380e0080d098f7010e0001161b000000', NULL, NULL, NULL),
	(31, 6, 1795953876390, 2, '\x010534382d3431060080d098f7010600012f28000000', NULL, NULL, NULL),
	(31, 7, 1795953876396, 2, '\x010531372d32330c0080d098f7010c00011016000000', NULL, NULL, NULL),
	(31, 8, 1795953876399, 2, '\x010534352d3338060080d098f7010600012c25000000', NULL, NULL, NULL),
	(31, 9, 1795953876411, 2, '\x01053334783332180080d098f701180001211f0225260000', NULL, NULL, NULL),
	(31, 10, 1795953876414, 2, '\x010534392d3434060080d098f701060001302b000000', NULL, NULL, NULL),
	(31, 11, 1795953876418, 2, '\x010532372d3334080080d098f7010800011a21000000', NULL, NULL, NULL),
	(31, 12, 1795953876420, 2, '\x010535342d3438040080d098f701040001352f000000', NULL, NULL, NULL),
	(31, 13, 1795953876424, 2, '\x010531322d3137080080d098f7010800010b10000000', NULL, NULL, NULL),
	(31, 14, 1795953876427, 2, '\x010534312d3336060080d098f7010600012823000000', NULL, NULL, NULL),
	(31, 15, 1795953876433, 2, '\x010533307835340c0080d098f7010c00011d3502232f0000', NULL, NULL, NULL),
	(31, 16, 1795953876436, 2, '\x010535352d3439060080d098f7010600013630000000', NULL, NULL, NULL),
	(31, 17, 1795953876440, 2, '\x010533322d3338080080d098f7010800011f25000000', NULL, NULL, NULL),
	(31, 18, 1795953876443, 2, '\x01053434783333060080d098f7010600012b2001250000', NULL, NULL, NULL),
	(31, 19, 1795953876450, 2, '\x010532367833390e0080d098f7010e0001192601200000', NULL, NULL, NULL),
	(31, 20, 1795953876454, 2, '\x010533372d3332080080d098f701080001241f000000', NULL, NULL, NULL),
	(31, 21, 1795953876457, 2, '\x01053235783338060080d098f7010600011825011f0000', NULL, NULL, NULL),
	(31, 22, 1795953876460, 2, '\x010535302d3435060080d098f701060001312c000000', NULL, NULL, NULL),
	(31, 23, 1795953876471, 2, '\x01053339783530160080d098f7011600012631012c0000', NULL, NULL, NULL),
	(31, 24, 1795953876477, 2, '\x010535367833320c0080d098f7010c0001371f0225310000', NULL, NULL, NULL),
	(31, 25, 1795953876481, 2, '\x0104352d3132080080d098f701080001040b000000', NULL, NULL, NULL),
	(31, 26, 1795953876483, 2, '\x010533322d3235040080d098f7010400011f18000000', NULL, NULL, NULL),
	(31, 27, 1795953876487, 2, '\x01053139783332080080d098f701080001121f01180000', NULL, NULL, NULL),
	(31, 28, 1795953876491, 2, '\x010535322d3436080080d098f701080001332d000000', NULL, NULL, NULL),
	(31, 29, 1795953876501, 2, '\x010533342d3339140080d098f7011400012126000000', NULL, NULL, NULL),
	(31, 30, 1795953876506, 2, '\x010534367833330a0080d098f7010a00012d2001260000', NULL, NULL, NULL),
	(31, 31, 1795953876512, 2, '\x010532382d33340c0080d098f7010c00011b21000000', NULL, NULL, NULL),
	(31, 32, 1795953876515, 2, '\x010533332d3236060080d098f7010600012019000000', NULL, NULL, NULL),
	(31, 33, 1795953876525, 2, '\x01053230783333140080d098f701140001132001190000', NULL, NULL, NULL),
	(31, 34, 1795953876528, 2, '\x010535392d3532060080d098f7010600013a33000000', NULL, NULL, NULL),
	(31, 35, 1795953876532, 2, '\x010533322d3337080080d098f7010800011f24000000', NULL, NULL, NULL),
	(31, 36, 1795953876534, 2, '\x01053433783332040080d098f7010400012a1f01240000', NULL, NULL, NULL),
	(31, 37, 1795953876542, 2, '\x010532312d3237100080d098f701100001141a000000', NULL, NULL, NULL),
	(31, 38, 1795953876545, 2, '\x010535312d3436060080d098f701060001322d000000', NULL, NULL, NULL),
	(31, 39, 1795953876551, 2, '\x010533342d33390c0080d098f7010c00012126000000', NULL, NULL, NULL),
	(31, 40, 1795953876558, 2, '\x010534372d34310e0080d098f7010e00012e28000000', NULL, NULL, NULL),
	(31, 41, 1795953876574, 2, '\x010532392d3336200080d098f7012000011c23000000', NULL, NULL, NULL),
	(32, 1, 1795953876582, 1, '\x01076672697369616e087374616e646172640e573a5733312d35303a42312d32300180d098f70100028c028e02000000000000', NULL, NULL, NULL),
	(32, 2, 1795953876590, 2, '\x010533312d3236100080d098f7011000011e19000000', NULL, NULL, NULL),
	(32, 3, 1795953876595, 2, '\x010531382d32320a0080d098f7010a00011115000000', NULL, NULL, NULL),
	(32, 4, 1795953876605, 2, '\x010533372d3331140080d098f701140001241e000000', NULL, NULL, NULL),
	(32, 5, 1795953876612, 2, '\x010532302d32350e0080d098f7010e00011318000000', NULL, NULL, NULL),
	(32, 6, 1795953876619, 2, '\x010533312d32370e0080d098f7010e00011e1a000000', NULL, NULL, NULL),
	(32, 7, 1795953876629, 2, '\x01053137783238140080d098f701140001101b021a1f0000', NULL, NULL, NULL),
	(32, 8, 1795953876633, 2, '\x01053338783237080080d098f701080001251a02151b0000', NULL, NULL, NULL),
	(32, 9, 1795953876643, 2, '\x010531322d3137140080d098f7011400010b10000000', NULL, NULL, NULL),
	(32, 10, 1795953876648, 2, '\x010534322d33370a0080d098f7010a00012924000000', NULL, NULL, NULL),
	(32, 11, 1795953876658, 2, '\x010531352d3230140080d098f7011400010e13000000', NULL, NULL, NULL),
	(32, 12, 1795953876670, 2, '\x01053335783234180080d098f70118000122170213180000', NULL, NULL, NULL),
	(32, 13, 1795953876683, 2, '\x010531397833301a0080d098f7011a0001121d01170000', NULL, NULL, NULL),
	(32, 14, 1795953876690, 2, '\x010533347832350e0080d098f7010e00012118011d0000', NULL, NULL, NULL),
	(32, 15, 1795953876698, 2, '\x010531362d3231100080d098f7011000010f14000000', NULL, NULL, NULL),
	(32, 16, 1795953876707, 2, '\x01053237783138120080d098f7011200011a110210140000', NULL, NULL, NULL),
	(32, 17, 1795953876722, 2, '\x0104387832381e0080d098f7011e0001071b01110000', NULL, NULL, NULL),
	(32, 18, 1795953876734, 2, '\x01053333783232180080d098f7011800012015011b0000', NULL, NULL, NULL),
	(32, 19, 1795953876744, 2, '\x0103332d38140080d098f7011400010207000000', NULL, NULL, NULL),
	(32, 20, 1795953876754, 2, '\x010532322d3137140080d098f7011400011510000000', NULL, NULL, NULL),
	(32, 21, 1795953876760, 2, '\x0104377832370c0080d098f7010c0001061a01100000', NULL, NULL, NULL),
	(32, 22, 1795953876774, 2, '\x010532367832381c0080d098f7011c0001191b011a0000', NULL, NULL, NULL),
	(32, 23, 1795953876782, 2, '\x010531312d3136100080d098f7011000010a0f000000', NULL, NULL, NULL),
	(32, 24, 1795953876789, 2, '\x010534302d33350e0080d098f7010e00012722000000', NULL, NULL, NULL),
	(32, 25, 1795953876796, 2, '\x010531342d32300e0080d098f7010e00010d13000000', NULL, NULL, NULL),
	(32, 26, 1795953876800, 2, '\x01053235783134080080d098f701080001180d0407080c130000', NULL, NULL, NULL),
	(32, 27, 1795953876810, 2, '\x010434783234140080d098f7011400010317010d0000', NULL, NULL, NULL),
	(32, 28, 1795953876815, 2, '\x010532382d32320a0080d098f7010a00011b15000000', NULL, NULL, NULL),
	(32, 29, 1795953876823, 2, '\x010532342d3330100080d098f701100001171d000000', NULL, NULL, NULL),
	(32, 30, 1795953876836, 2, '\x010533357832341a0080d098f7011a00012217011d0000', NULL, NULL, NULL),
	(32, 31, 1795953876844, 2, '\x010531362d3231100080d098f7011000010f14000000', NULL, NULL, NULL),
	(32, 32, 1795953876850, 2, '\x010532322d31370c0080d098f7010c00011510000000', NULL, NULL, NULL),
	(32, 33, 1795953876855, 2, '\x010532317831320a0080d098f7010a0001140b01100000', NULL, NULL, NULL),
	(32, 34, 1795953876867, 2, '\x010533372d3332180080d098f701180001241f000000', NULL, NULL, NULL),
	(32, 35, 1795953876881, 2, '\x0103322d371c0080d098f7011c00010106000000', NULL, NULL, NULL),
	(32, 36, 1795953876885, 2, '\x010534352d3430080080d098f7010800012c27000000', NULL, NULL, NULL),
	(32, 37, 1795953876901, 2, '\x0104372d3131200080d098f701200001060a000000', NULL, NULL, NULL),
	(32, 38, 1795953876906, 2, '\x010532342d31390a0080d098f7010a00011712000000', NULL, NULL, NULL),
	(32, 39, 1795953876911, 2, '\x010531322d31380a0080d098f7010a00010b11000000', NULL, NULL, NULL),
	(32, 40, 1795953876918, 2, '\x010531397831370e0080d098f7010e0001121001110000', NULL, NULL, NULL),
	(32, 41, 1795953876926, 2, '\x01053131783432100080d098f7011000010a2902101f0000', NULL, NULL, NULL),
	(32, 42, 1795953876935, 2, '\x01053437783338120080d098f7011200012e2501290000', NULL, NULL, NULL),
	(32, 43, 1795953876942, 6, '\x01010000', NULL, NULL, NULL),
	(33, 1, 1795953876947, 1, '\x0105667279736b087374616e646172640d573a5734362d35303a42312d350180d098f70101028e028c02000000000000', NULL, NULL, NULL),
	(33, 2, 1795953876959, 2, '\x010534372d3431180080d098f7011800012e28000000', NULL, NULL, NULL),
	(33, 3, 1795953876964, 2, '\x0103322d370a0080d098f7010a00010106000000', NULL, NULL, NULL),
	(33, 4, 1795953876972, 2, '\x010534392d3434100080d098f701100001302b000000', NULL, NULL, NULL),
	(33, 5, 1795953876979, 2, '\x0103342d390e0080d098f7010e00010308000000', NULL, NULL, NULL),
	(33, 6, 1795953876988, 2, '\x010534312d3336120080d098f7011200012823000000', NULL, NULL, NULL),
	(33, 7, 1795953876998, 2, '\x0104392d3134140080d098f701140001080d000000', NULL, NULL, NULL),
	(33, 8, 1795953877005, 2, '\x010534342d33390e0080d098f7010e00012b26000000', NULL, NULL, NULL),
	(33, 9, 1795953877010, 2, '\x0104372d31320a0080d098f7010a0001060b000000', NULL, NULL, NULL),
	(33, 10, 1795953877024, 2, '\x010533392d33331c0080d098f7011c00012620000000', NULL, NULL, NULL),
	(33, 11, 1795953877028, 2, '\x010531342d3230080080d098f7010800010d13000000', NULL, NULL, NULL),
	(33, 12, 1795953877033, 2, '\x010534382d34330a0080d098f7010a00012f2a000000', NULL, NULL, NULL),
	(33, 13, 1795953877038, 2, '\x010531322d31370a0080d098f7010a00010b10000000', NULL, NULL, NULL),
	(33, 14, 1795953877044, 2, '\x010533362d33310c0080d098f7010c0001231e000000', NULL, NULL, NULL),
	(33, 15, 1795953877051, 2, '\x010531372d32320e0080d098f7010e00011015000000', NULL, NULL, NULL),
	(33, 16, 1795953877059, 2, '\x010535302d3435100080d098f701100001312c000000', NULL, NULL, NULL),
	(33, 17, 1795953877066, 2, '\x0104352d31300e0080d098f7010e00010409000000', NULL, NULL, NULL),
	(33, 18, 1795953877072, 2, '\x010533312d32360c0080d098f7010c00011e19000000', NULL, NULL, NULL),
	(33, 19, 1795953877076, 2, '\x0103312d36080080d098f7010800010005000000', NULL, NULL, NULL),
	(33, 20, 1795953877081, 2, '\x010533332d32380a0080d098f7010a0001201b000000', NULL, NULL, NULL),
	(33, 21, 1795953877085, 2, '\x01053232783333080080d098f7010800011520011b0000', NULL, NULL, NULL),
	(33, 22, 1795953877091, 2, '\x010534337832330c0080d098f7010c00012a1601200000', NULL, NULL, NULL),
	(33, 23, 1795953877096, 2, '\x010532302d32350a0080d098f7010a00011318000000', NULL, NULL, NULL),
	(33, 24, 1795953877101, 2, '\x010534362d34310a0080d098f7010a00012d28000000', NULL, NULL, NULL),
	(33, 25, 1795953877106, 2, '\x0103332d380a0080d098f7010a00010207000000', NULL, NULL, NULL),
	(33, 26, 1795953877111, 2, '\x010532332d31380a0080d098f7010a00011611000000', NULL, NULL, NULL),
	(33, 27, 1795953877115, 2, '\x010438783238080080d098f701080001071b01110000', NULL, NULL, NULL),
	(33, 28, 1795953877119, 2, '\x010532362d3231080080d098f7010800011914000000', NULL, NULL, NULL),
	(33, 29, 1795953877122, 2, '\x010532382d3332060080d098f7010600011b1f000000', NULL, NULL, NULL),
	(33, 30, 1795953877127, 2, '\x010534312d33360a0080d098f7010a00012823000000', NULL, NULL, NULL),
	(33, 31, 1795953877130, 2, '\x010531302d3134060080d098f701060001090d000000', NULL, NULL, NULL),
	(33, 32, 1795953877133, 2, '\x010532312d3137060080d098f7010600011410000000', NULL, NULL, NULL),
	(33, 33, 1795953877138, 2, '\x010531342d32300a0080d098f7010a00010d13000000', NULL, NULL, NULL),
	(33, 34, 1795953877151, 2, '\x010531372d31311a0080d098f7011a0001100a000000', NULL, NULL, NULL),
	(33, 35, 1795953877155, 2, '\x010436783137080080d098f7010800010510010a0000', NULL, NULL, NULL),
	(33, 36, 1795953877158, 2, '\x010534352d3430060080d098f7010600012c27000000', NULL, NULL, NULL),
	(33, 37, 1795953877162, 2, '\x010531372d3231080080d098f7010800011014000000', NULL, NULL, NULL),
	(33, 38, 1795953877166, 2, '\x010534302d3334080080d098f7010800012721000000', NULL, NULL, NULL),
	(33, 39, 1795953877169, 2, '\x010532312d3237060080d098f701060001141a000000', NULL, NULL, NULL),
	(33, 40, 1795953877175, 2, '\x010533362d33310c0080d098f7010c0001231e000000', NULL, NULL, NULL),
	(33, 41, 1795953877179, 2, '\x01053237783336080080d098f7010800011a23011e0000', NULL, NULL, NULL),
	(33, 42, 1795953877184, 2, '\x010533342d32390a0080d098f7010a0001211c000000', NULL, NULL, NULL),
	(33, 43, 1795953877187, 2, '\x010533322d3337060080d098f7010600011f24000000', NULL, NULL, NULL),
	(34, 1, 1795953877194, 1, '\x01077475726b697368087374616e6461726463573a5761322c62322c63322c64322c65322c66322c67322c68322c61332c62332c63332c64332c65332c66332c67332c68333a4261362c62362c63362c64362c65362c66362c67362c68362c61372c62372c63372c64372c65372c66372c67372c68370180d098f70100028c028e02000000000000', NULL, NULL, NULL),
	(34, 2, 1795953877197, 2, '\x010561332d6134060080d098f7010600012820000000', NULL, NULL, NULL),
	(34, 3, 1795953877201, 2, '\x010561362d6135080080d098f7010800011018000000', NULL, NULL, NULL),
	(34, 4, 1795953877204, 2, '\x01056134786138060080d098f70106000320000208180000', NULL, NULL, NULL),
	(34, 5, 1795953877211, 2, '\x010565362d65350e0080d098f7010e0001141c000000', NULL, NULL, NULL),
	(34, 6, 1795953877222, 2, '\x010561322d6133160080d098f7011600013028000000', NULL, NULL, NULL),
	(34, 7, 1795953877235, 2, '\x010565372d65361a0080d098f7011a00010c14000000', NULL, NULL, NULL),
	(34, 8, 1795953877239, 2, '\x010563332d6334080080d098f7010800012a22000000', NULL, NULL, NULL),
	(34, 9, 1795953877251, 2, '\x010562362d6136180080d098f7011800011110000000', NULL, NULL, NULL),
	(34, 10, 1795953877256, 2, '\x010561387868350a0080d098f7010a0001001f02101c0000', NULL, NULL, NULL),
	(34, 11, 1795953877271, 2, '\x010568367868341e0080d098f7011e00011727011f0000', NULL, NULL, NULL),
	(34, 12, 1795953877277, 2, '\x010568337868350c0080d098f7010c00012f1f01270000', NULL, NULL, NULL),
	(34, 13, 1795953877290, 2, '\x010568372d68361a0080d098f7011a00010f17000000', NULL, NULL, NULL),
	(34, 14, 1795953877331, 2, '\x01056835786837520080d098f7015200011f0f01170000', NULL, NULL, NULL),
	(34, 15, 1795953877357, 2, '\x010564362d6435340080d098f701340001131b000000', NULL, NULL, NULL),
	(34, 16, 1795953877362, 2, '\x010561332d61340a0080d098f7010a00012820000000', NULL, NULL, NULL),
	(34, 17, 1795953877383, 2, '\x010563362d64362a0080d098f7012a00011213000000', NULL, NULL, NULL),
	(34, 18, 1795953877392, 2, '\x010564332d6434120080d098f7011200012b23000000', NULL, NULL, NULL),
	(34, 19, 1795953877405, 2, '\x010564357864311a0080d098f7011a00031b3b0223330000', NULL, NULL, NULL),
	(34, 20, 1795953877413, 2, '\x010562322d6132100080d098f7011000013130000000', NULL, NULL, NULL),
	(34, 21, 1795953877420, 2, '\x010566362d66350e0080d098f7010e0001151d000000', NULL, NULL, NULL),
	(34, 22, 1795953877426, 2, '\x010565322d64320c0080d098f7010c00013433000000', NULL, NULL, NULL),
	(34, 23, 1795953877439, 2, '\x010564317865351a0080d098f7011a00013b1c0522292c32330000', NULL, NULL, NULL),
	(34, 24, 1795953877445, 2, '\x010568372d68380c0080d098f7010c00030f07000000', NULL, NULL, NULL),
	(34, 25, 1795953877450, 2, '\x010566352d66340a0080d098f7010a00011d25000000', NULL, NULL, NULL),
	(34, 26, 1795953877453, 2, '\x01056633786435060080d098f7010600012d1b021c250000', NULL, NULL, NULL),
	(34, 27, 1795953877459, 2, '\x010564367864340c0080d098f7010c00011323011b0000', NULL, NULL, NULL),
	(34, 28, 1795953877464, 2, '\x010566322d65320a0080d098f7010a00013534000000', NULL, NULL, NULL),
	(34, 29, 1795953877471, 2, '\x010565362d65350e0080d098f7010e0001141c000000', NULL, NULL, NULL),
	(34, 30, 1795953877474, 2, '\x010568322d6833060080d098f701060001372f000000', NULL, NULL, NULL),
	(34, 31, 1795953877484, 2, '\x010562372d6137140080d098f7011400010908000000', NULL, NULL, NULL),
	(34, 32, 1795953877490, 2, '\x010561322d61330c0080d098f7010c00013028000000', NULL, NULL, NULL),
	(34, 33, 1795953877502, 2, '\x010565352d6534180080d098f7011800011c24000000', NULL, NULL, NULL),
	(34, 34, 1795953877519, 2, '\x010567332d6633220080d098f7012200012e2d000000', NULL, NULL, NULL),
	(34, 35, 1795953877530, 2, '\x010565342d6634160080d098f7011600012425000000', NULL, NULL, NULL),
	(34, 36, 1795953877540, 2, '\x01056633786635140080d098f7011400012d1d01250000', NULL, NULL, NULL),
	(34, 37, 1795953877544, 2, '\x010561372d6136080080d098f7010800010810000000', NULL, NULL, NULL),
	(34, 38, 1795953877547, 2, '\x010568332d6834060080d098f7010600012f27000000', NULL, NULL, NULL);
INSERT INTO public.game_events VALUES
	(34, 39, 1795953877555, 2, '\x010564372d6436100080d098f7011000010b13000000', NULL, NULL, NULL),
	(34, 40, 1795953877561, 2, '\x010568342d68350c0080d098f7010c0001271f000000', NULL, NULL, NULL),
	(34, 41, 1795953877567, 2, '\x010567362d67350c0080d098f7010c0001161e000000', NULL, NULL, NULL),
	(34, 42, 1795953877576, 2, '\x010567322d6632120080d098f7011200013635000000', NULL, NULL, NULL),
	(34, 43, 1795953877588, 2, '\x01056735786535180080d098f7011800011e1c011d0000', NULL, NULL, NULL),
	(34, 44, 1795953877592, 2, '\x010561342d6234080080d098f7010800012021000000', NULL, NULL, NULL),
	(34, 45, 1795953877596, 6, '\x01010000', NULL, NULL, NULL),
	(35, 1, 1795953877601, 1, '\x010861726d656e69616e087374616e6461726463573a5761322c62322c63322c64322c65322c66322c67322c68322c61332c62332c63332c64332c65332c66332c67332c68333a4261362c62362c63362c64362c65362c66362c67362c68362c61372c62372c63372c64372c65372c66372c67372c68370180d098f70101028c028e02000000000000', NULL, NULL, NULL),
	(35, 2, 1795953877604, 2, '\x010562332d6134060080d098f7010600012920000000', NULL, NULL, NULL),
	(35, 3, 1795953877609, 2, '\x010568362d67350a0080d098f7010a0001171e000000', NULL, NULL, NULL),
	(35, 4, 1795953877612, 2, '\x010561322d6233060080d098f7010600013029000000', NULL, NULL, NULL),
	(35, 5, 1795953877615, 2, '\x010561362d6135060080d098f7010600011018000000', NULL, NULL, NULL),
	(35, 6, 1795953877621, 2, '\x010561347861380c0080d098f7010c000320000208180000', NULL, NULL, NULL),
	(35, 7, 1795953877639, 2, '\x010567362d6635240080d098f701240001161d000000', NULL, NULL, NULL),
	(35, 8, 1795953877654, 2, '\x010562332d63341e0080d098f7011e00012922000000', NULL, NULL, NULL),
	(35, 9, 1795953877667, 2, '\x010563362d63351a0080d098f7011a0001121a000000', NULL, NULL, NULL),
	(35, 10, 1795953877673, 2, '\x010563347863380c0080d098f7010c00032202020a1a0000', NULL, NULL, NULL),
	(35, 11, 1795953877677, 2, '\x010562372d6137080080d098f7010800010908000000', NULL, NULL, NULL),
	(35, 12, 1795953877683, 2, '\x010561387863360c0080d098f7010c000100120208110000', NULL, NULL, NULL),
	(35, 13, 1795953877689, 2, '\x010564367862360c0080d098f7010c0001131101120000', NULL, NULL, NULL),
	(35, 14, 1795953877695, 2, '\x010565332d66340c0080d098f7010c00012c25000000', NULL, NULL, NULL),
	(35, 15, 1795953877700, 2, '\x010567372d67360a0080d098f7010a00010e16000000', NULL, NULL, NULL),
	(35, 16, 1795953877714, 2, '\x010562322d62331c0080d098f7011c00013129000000', NULL, NULL, NULL),
	(35, 17, 1795953877729, 2, '\x010564372d63361e0080d098f7011e00010b12000000', NULL, NULL, NULL),
	(35, 18, 1795953877734, 2, '\x010563387863350a0080d098f7010a0001021a01120000', NULL, NULL, NULL),
	(35, 19, 1795953877741, 2, '\x010562362d63360e0080d098f7010e00011112000000', NULL, NULL, NULL),
	(35, 20, 1795953877745, 2, '\x01056335786337080080d098f7010800011a0a01120000', NULL, NULL, NULL),
	(35, 21, 1795953877760, 2, '\x010565362d64361e0080d098f7011e00011413000000', NULL, NULL, NULL),
	(35, 22, 1795953877764, 2, '\x010563372d6135080080d098f7010800010a18000000', NULL, NULL, NULL),
	(35, 23, 1795953877768, 2, '\x010567352d6834080080d098f7010800011e27000000', NULL, NULL, NULL),
	(35, 24, 1795953877772, 2, '\x01056135786738080080d098f701080001180602161d0000', NULL, NULL, NULL),
	(35, 25, 1795953877776, 2, '\x010568372d6836080080d098f7010800010f17000000', NULL, NULL, NULL),
	(35, 26, 1795953877779, 2, '\x01056833786837060080d098f7010600012f0f0217270000', NULL, NULL, NULL),
	(35, 27, 1795953877785, 2, '\x010564362d65360c0080d098f7010c00011314000000', NULL, NULL, NULL),
	(35, 28, 1795953877788, 2, '\x010567322d6833060080d098f701060001362f000000', NULL, NULL, NULL),
	(35, 29, 1795953877791, 2, '\x010566372d6737060080d098f7010600010d0e000000', NULL, NULL, NULL),
	(35, 30, 1795953877794, 2, '\x01056837786437060080d098f7010600010f0b020c0e0000', NULL, NULL, NULL),
	(35, 31, 1795953877797, 2, '\x010565362d6435060080d098f701060001141b000000', NULL, NULL, NULL),
	(35, 32, 1795953877799, 2, '\x010566332d6734040080d098f7010400012d26000000', NULL, NULL, NULL),
	(35, 33, 1795953877802, 2, '\x010566362d6736060080d098f7010600011516000000', NULL, NULL, NULL),
	(35, 34, 1795953877804, 2, '\x01056738786135040080d098f701040001061802161b0000', NULL, NULL, NULL),
	(35, 35, 1795953877804, 6, '\x01000300', NULL, NULL, NULL),
	(36, 1, 1795953877809, 1, '\x010474686169087374616e646172640d423a57312d383a4232352d33320180d098f70100028e028c02000000000000', NULL, NULL, NULL),
	(36, 2, 1795953877811, 2, '\x010532352d3231040080d098f701040001070b000000', NULL, NULL, NULL),
	(36, 3, 1795953877814, 2, '\x0104382d3132060080d098f7010600011814000000', NULL, NULL, NULL),
	(36, 4, 1795953877817, 2, '\x010532372d3234060080d098f7010600010508000000', NULL, NULL, NULL),
	(36, 5, 1795953877821, 2, '\x0104372d3130080080d098f7010800011916000000', NULL, NULL, NULL),
	(36, 6, 1795953877825, 2, '\x010532362d3232080080d098f701080001060a000000', NULL, NULL, NULL),
	(36, 7, 1795953877829, 2, '\x0103332d37080080d098f7010800011d19000000', NULL, NULL, NULL),
	(36, 8, 1795953877831, 2, '\x010533302d3236040080d098f7010400010206000000', NULL, NULL, NULL),
	(36, 9, 1795953877834, 2, '\x010531302d3135060080d098f7010600011611000000', NULL, NULL, NULL),
	(36, 10, 1795953877836, 2, '\x010533322d3237040080d098f7010400010005000000', NULL, NULL, NULL),
	(36, 11, 1795953877839, 2, '\x010531352d3139060080d098f701060001110d000000', NULL, NULL, NULL),
	(36, 12, 1795953877841, 2, '\x010532342d3135040080d098f7010400010811010d0000', NULL, NULL, NULL),
	(36, 13, 1795953877844, 2, '\x0104372d3131060080d098f7010600011915000000', NULL, NULL, NULL),
	(36, 14, 1795953877846, 2, '\x010431352d38040080d098f701040001111801150000', NULL, NULL, NULL),
	(36, 15, 1795953877849, 2, '\x0104342d3131060080d098f7010600011c1501180000', NULL, NULL, NULL),
	(36, 16, 1795953877851, 2, '\x010532382d3234040080d098f7010400010408000000', NULL, NULL, NULL),
	(36, 17, 1795953877853, 2, '\x010531312d3136040080d098f7010400011510000000', NULL, NULL, NULL),
	(36, 18, 1795953877856, 2, '\x010532322d3137060080d098f7010600010a0f000000', NULL, NULL, NULL),
	(36, 19, 1795953877858, 2, '\x0103362d39040080d098f7010400011a17000000', NULL, NULL, NULL),
	(36, 20, 1795953877862, 2, '\x010532362d3233080080d098f7010800010609000000', NULL, NULL, NULL),
	(36, 21, 1795953877865, 2, '\x010531362d3230060080d098f701060001100c000000', NULL, NULL, NULL),
	(36, 22, 1795953877869, 2, '\x010531372d3133080080d098f7010800010f13000000', NULL, NULL, NULL),
	(36, 23, 1795953877875, 2, '\x0103312d360c0080d098f7010c00011f1a000000', NULL, NULL, NULL),
	(36, 24, 1795953877879, 2, '\x010532332d3139080080d098f701080001090d000000', NULL, NULL, NULL),
	(36, 25, 1795953877887, 2, '\x0104362d3130100080d098f7011000011a16000000', NULL, NULL, NULL),
	(36, 26, 1795953877890, 2, '\x010431332d36060080d098f701060001131a01170000', NULL, NULL, NULL),
	(36, 27, 1795953877893, 2, '\x0103322d39060080d098f7010600011e17011a0000', NULL, NULL, NULL),
	(36, 28, 1795953877896, 2, '\x010533312d3236060080d098f7010600010106000000', NULL, NULL, NULL),
	(36, 29, 1795953877901, 2, '\x0104392d31330a0080d098f7010a00011713000000', NULL, NULL, NULL),
	(36, 30, 1795953877904, 2, '\x010531392d3135060080d098f7010600010d11000000', NULL, NULL, NULL),
	(36, 31, 1795953877907, 2, '\x010531302d3238060080d098f70106000116040208110000', NULL, NULL, NULL),
	(36, 32, 1795953877911, 2, '\x010532362d3232080080d098f701080001060a000000', NULL, NULL, NULL),
	(36, 33, 1795953877914, 2, '\x010532382d3332060080d098f7010600030400000000', NULL, NULL, NULL),
	(36, 34, 1795953877920, 2, '\x010532312d31370c0080d098f7010c00010b0f000000', NULL, NULL, NULL),
	(36, 35, 1795953877924, 2, '\x010533322d3233080080d098f701080001000901050000', NULL, NULL, NULL),
	(36, 36, 1795953877929, 2, '\x010532322d31380a0080d098f7010a00010a0e000000', NULL, NULL, NULL),
	(36, 37, 1795953877932, 2, '\x010532332d3231060080d098f701060001090b020e0f0000', NULL, NULL, NULL),
	(36, 38, 1795953877935, 2, '\x010532392d3235060080d098f7010600010307000000', NULL, NULL, NULL),
	(36, 39, 1795953877938, 2, '\x010532312d3330060080d098f7010600010b0201070000', NULL, NULL, NULL),
	(36, 40, 1795953877938, 6, '\x01000300', NULL, NULL, NULL),
	(37, 1, 1795953877943, 1, '\x010c7370616e7473697265747469087374616e646172645d573a5761312c63312c65312c67312c69312c62322c64322c66322c68322c6a322c61332c63332c65332c67332c69333a4262362c64362c66362c68362c6a362c61372c63372c65372c67372c69372c62382c64382c66382c68382c6a380180d098f70101028c028e02000000000000', NULL, NULL, NULL),
	(37, 2, 1795953877947, 2, '\x010563332d6234080080d098f7010800011a14000000', NULL, NULL, NULL),
	(37, 3, 1795953877953, 2, '\x010564362d63350c0080d098f7010c00010b10000000', NULL, NULL, NULL),
	(37, 4, 1795953877960, 2, '\x010562343a64360e0080d098f7010e0001140b01100000', NULL, NULL, NULL),
	(37, 5, 1795953877966, 2, '\x010563373a65350c0080d098f7010c00010611010b0000', NULL, NULL, NULL),
	(37, 6, 1795953877971, 2, '\x010567332d66340a0080d098f7010a00011c16000000', NULL, NULL, NULL),
	(37, 7, 1795953877976, 2, '\x010565353a67330a0080d098f7010a0001111c01160000', NULL, NULL, NULL),
	(37, 8, 1795953877979, 2, '\x010566323a6834060080d098f7010600012017011c0000', NULL, NULL, NULL),
	(37, 9, 1795953877983, 2, '\x010564382d6337080080d098f7010800010106000000', NULL, NULL, NULL),
	(37, 10, 1795953877987, 2, '\x010565332d6434080080d098f7010800011b15000000', NULL, NULL, NULL),
	(37, 11, 1795953877995, 2, '\x010568362d6935100080d098f7011000010d13000000', NULL, NULL, NULL),
	(37, 12, 1795953877998, 2, '\x010567312d6632060080d098f7010600012620000000', NULL, NULL, NULL),
	(37, 13, 1795953878001, 2, '\x010569353a6733060080d098f701060001131c01170000', NULL, NULL, NULL),
	(37, 14, 1795953878004, 2, '\x010566323a6834060080d098f7010600012017011c0000', NULL, NULL, NULL),
	(37, 15, 1795953878008, 2, '\x010562362d6335080080d098f7010800010a10000000', NULL, NULL, NULL),
	(37, 16, 1795953878010, 2, '\x010564343a6438040080d098f70104000315010206100000', NULL, NULL, NULL),
	(37, 17, 1795953878016, 2, '\x010567372d68360c0080d098f7010c0001080d000000', NULL, NULL, NULL),
	(37, 18, 1795953878025, 2, '\x010561332d6234120080d098f7011200011914000000', NULL, NULL, NULL),
	(37, 19, 1795953878029, 2, '\x010568382d6737080080d098f7010800010308000000', NULL, NULL, NULL),
	(37, 20, 1795953878032, 2, '\x010562342d6135060080d098f701060001140f000000', NULL, NULL, NULL),
	(37, 21, 1795953878039, 2, '\x010568362d67350e0080d098f7010e00010d12000000', NULL, NULL, NULL),
	(37, 22, 1795953878042, 2, '\x010565312d6632060080d098f7010600012520000000', NULL, NULL, NULL),
	(37, 23, 1795953878045, 2, '\x010567352d6634060080d098f7010600011216000000', NULL, NULL, NULL),
	(37, 24, 1795953878049, 2, '\x010564382d6337080080d098f7010800010106000000', NULL, NULL, NULL),
	(37, 25, 1795953878054, 2, '\x010562383a64360a0080d098f7010a0001000b01060000', NULL, NULL, NULL),
	(37, 26, 1795953878059, 2, '\x010566322d65330a0080d098f7010a0001201b000000', NULL, NULL, NULL),
	(37, 27, 1795953878063, 2, '\x010561372d6236080080d098f701080001050a000000', NULL, NULL, NULL),
	(37, 28, 1795953878066, 2, '\x010561353a6733060080d098f7010600010f1c030a0b160000', NULL, NULL, NULL),
	(37, 29, 1795953878071, 2, '\x010566362d65350a0080d098f7010a00010c11000000', NULL, NULL, NULL),
	(37, 30, 1795953878074, 2, '\x010569332d6a34060080d098f7010600011d18000000', NULL, NULL, NULL),
	(37, 31, 1795953878078, 2, '\x010565352d6434080080d098f7010800011115000000', NULL, NULL, NULL),
	(37, 32, 1795953878081, 2, '\x010565333a6335060080d098f7010600011b1001150000', NULL, NULL, NULL),
	(37, 33, 1795953878084, 2, '\x010565372d6636060080d098f701060001070c000000', NULL, NULL, NULL),
	(37, 34, 1795953878087, 2, '\x010568342d6935060080d098f7010600011713000000', NULL, NULL, NULL),
	(37, 35, 1795953878093, 2, '\x01056a363a66320c0080d098f7010c00010e2002131c0000', NULL, NULL, NULL),
	(37, 36, 1795953878096, 2, '\x010564322d6533060080d098f7010600011f1b000000', NULL, NULL, NULL),
	(37, 37, 1795953878107, 2, '\x010566323a6236160080d098f701160001200a02101b0000', NULL, NULL, NULL),
	(37, 38, 1795953878114, 2, '\x01056a342d69350e0080d098f7010e00011813000000', NULL, NULL, NULL),
	(37, 39, 1795953878118, 2, '\x010567372d6836080080d098f701080001080d000000', NULL, NULL, NULL),
	(37, 40, 1795953878121, 2, '\x010569353a6535060080d098f7010600011311020c0d0000', NULL, NULL, NULL),
	(37, 41, 1795953878125, 2, '\x010562362d6135080080d098f7010800010a0f000000', NULL, NULL, NULL),
	(37, 42, 1795953878128, 2, '\x010565352d6436060080d098f701060001110b000000', NULL, NULL, NULL),
	(37, 43, 1795953878132, 2, '\x010566382d6737080080d098f7010800010208000000', NULL, NULL, NULL),
	(37, 44, 1795953878137, 2, '\x010568322d69330a0080d098f7010a0001211d000000', NULL, NULL, NULL),
	(37, 45, 1795953878141, 2, '\x010569372d6a36080080d098f701080001090e000000', NULL, NULL, NULL),
	(37, 46, 1795953878147, 2, '\x010564362d65370c0080d098f7010c00010b07000000', NULL, NULL, NULL),
	(37, 47, 1795953878154, 2, '\x010561352d62340e0080d098f7010e00010f14000000', NULL, NULL, NULL),
	(38, 1, 1795953878159, 1, '\x010c616e74696472617567687473087374616e646172640e573a5733312d35303a42312d32300180d098f70100028c028e02000000000000', NULL, NULL, NULL),
	(38, 2, 1795953878162, 2, '\x010533312d3236060080d098f7010600011e19000000', NULL, NULL, NULL),
	(38, 3, 1795953878168, 2, '\x010531382d32320c0080d098f7010c00011115000000', NULL, NULL, NULL),
	(38, 4, 1795953878171, 2, '\x010533372d3331060080d098f701060001241e000000', NULL, NULL, NULL),
	(38, 5, 1795953878176, 2, '\x010532302d32350a0080d098f7010a00011318000000', NULL, NULL, NULL),
	(38, 6, 1795953878179, 2, '\x010533312d3237060080d098f7010600011e1a000000', NULL, NULL, NULL),
	(38, 7, 1795953878182, 2, '\x01053232783331060080d098f701060001151e011a0000', NULL, NULL, NULL),
	(38, 8, 1795953878185, 2, '\x01053236783337060080d098f7010600011924011e0000', NULL, NULL, NULL),
	(38, 9, 1795953878188, 2, '\x010531332d3138060080d098f7010600010c11000000', NULL, NULL, NULL),
	(38, 10, 1795953878191, 2, '\x010533342d3239060080d098f701060001211c000000', NULL, NULL, NULL),
	(38, 11, 1795953878194, 2, '\x010531362d3231060080d098f7010600010f14000000', NULL, NULL, NULL),
	(38, 12, 1795953878197, 2, '\x010532392d3233060080d098f7010600011c16000000', NULL, NULL, NULL),
	(38, 13, 1795953878201, 2, '\x01053138783239080080d098f701080001111c01160000', NULL, NULL, NULL),
	(38, 14, 1795953878203, 2, '\x01053333783133040080d098f701040001200c02121c0000', NULL, NULL, NULL),
	(38, 15, 1795953878210, 2, '\x0104387831390e0080d098f7010e00010712010c0000', NULL, NULL, NULL),
	(38, 16, 1795953878216, 2, '\x010533392d33340c0080d098f7010c00012621000000', NULL, NULL, NULL),
	(38, 17, 1795953878220, 2, '\x010531392d3234080080d098f7010800011217000000', NULL, NULL, NULL),
	(38, 18, 1795953878223, 2, '\x010533352d3330060080d098f701060001221d000000', NULL, NULL, NULL),
	(38, 19, 1795953878225, 2, '\x01053234783335040080d098f7010400011722011d0000', NULL, NULL, NULL),
	(38, 20, 1795953878230, 2, '\x010533322d32370a0080d098f7010a00011f1a000000', NULL, NULL, NULL),
	(38, 21, 1795953878233, 2, '\x01053231783332060080d098f701060001141f011a0000', NULL, NULL, NULL),
	(38, 22, 1795953878235, 2, '\x01053337783238040080d098f701040001241b011f0000', NULL, NULL, NULL),
	(38, 23, 1795953878238, 2, '\x010532352d3330060080d098f701060001181d000000', NULL, NULL, NULL),
	(38, 24, 1795953878241, 2, '\x01053334783235060080d098f7010600012118011d0000', NULL, NULL, NULL),
	(38, 25, 1795953878243, 2, '\x010531342d3230040080d098f7010400010d13000000', NULL, NULL, NULL),
	(38, 26, 1795953878245, 2, '\x01053235783134040080d098f701040001180d01130000', NULL, NULL, NULL),
	(38, 27, 1795953878249, 2, '\x010439783230080080d098f7010800010813010d0000', NULL, NULL, NULL),
	(38, 28, 1795953878252, 2, '\x010534302d3334060080d098f7010600012721000000', NULL, NULL, NULL),
	(38, 29, 1795953878255, 2, '\x010531302d3134060080d098f701060001090d000000', NULL, NULL, NULL),
	(38, 30, 1795953878257, 2, '\x010533342d3239040080d098f701040001211c000000', NULL, NULL, NULL),
	(38, 31, 1795953878260, 2, '\x010532302d3234060080d098f7010600011317000000', NULL, NULL, NULL),
	(38, 32, 1795953878262, 2, '\x010432397839040080d098f7010400011c08020d170000', NULL, NULL, NULL),
	(38, 33, 1795953878266, 2, '\x010433783134080080d098f701080001020d01080000', NULL, NULL, NULL),
	(38, 34, 1795953878270, 2, '\x010534352d3430080080d098f7010800012c27000000', NULL, NULL, NULL),
	(38, 35, 1795953878276, 2, '\x010531372d32320c0080d098f7010c00011015000000', NULL, NULL, NULL),
	(38, 36, 1795953878280, 2, '\x010432387838080080d098f7010800011b07020b150000', NULL, NULL, NULL),
	(38, 37, 1795953878285, 2, '\x0104327831330a0080d098f7010a0001010c01070000', NULL, NULL, NULL),
	(38, 38, 1795953878288, 2, '\x010533382d3332060080d098f701060001251f000000', NULL, NULL, NULL),
	(38, 39, 1795953878293, 2, '\x010531342d31390a0080d098f7010a00010d12000000', NULL, NULL, NULL),
	(38, 40, 1795953878296, 2, '\x010534322d3337060080d098f7010600012924000000', NULL, NULL, NULL),
	(38, 41, 1795953878303, 2, '\x0104342d31300e0080d098f7010e00010309000000', NULL, NULL, NULL),
	(38, 42, 1795953878308, 2, '\x010534382d34320a0080d098f7010a00012f29000000', NULL, NULL, NULL),
	(38, 43, 1795953878318, 2, '\x010531302d3134140080d098f701140001090d000000', NULL, NULL, NULL),
	(38, 44, 1795953878320, 2, '\x010534342d3339040080d098f7010400012b26000000', NULL, NULL, NULL),
	(38, 45, 1795953878326, 2, '\x010533357833330c0080d098f7010c000122200226270000', NULL, NULL, NULL),
	(38, 46, 1795953878331, 2, '\x010534392d34340a0080d098f7010a0001302b000000', NULL, NULL, NULL),
	(38, 47, 1795953878337, 2, '\x010531352d32300c0080d098f7010c00010e13000000', NULL, NULL, NULL),
	(38, 48, 1795953878340, 2, '\x010534332d3338060080d098f7010600012a25000000', NULL, NULL, NULL),
	(38, 49, 1795953878343, 6, '\x01010000', NULL, NULL, NULL),
	(39, 1, 1795953878347, 1, '\x010c627265616b7468726f756768087374616e646172640e573a5733312d35303a42312d32300180d098f70101028e028c02000000000000', NULL, NULL, NULL),
	(39, 2, 1795953878350, 2, '\x010533312d3236060080d098f7010600011e19000000', NULL, NULL, NULL),
	(39, 3, 1795953878353, 2, '\x010531382d3232060080d098f7010600011115000000', NULL, NULL, NULL),
	(39, 4, 1795953878360, 2, '\x010533372d33310e0080d098f7010e0001241e000000', NULL, NULL, NULL),
	(39, 5, 1795953878362, 2, '\x010532302d3235040080d098f7010400011318000000', NULL, NULL, NULL),
	(39, 6, 1795953878367, 2, '\x010533312d32370a0080d098f7010a00011e1a000000', NULL, NULL, NULL),
	(39, 7, 1795953878383, 2, '\x01053232783331200080d098f701200001151e011a0000', NULL, NULL, NULL),
	(39, 8, 1795953878387, 2, '\x01053236783337080080d098f7010800011924011e0000', NULL, NULL, NULL),
	(39, 9, 1795953878391, 2, '\x010531332d3138080080d098f7010800010c11000000', NULL, NULL, NULL),
	(39, 10, 1795953878403, 2, '\x010533342d3239180080d098f701180001211c000000', NULL, NULL, NULL),
	(39, 11, 1795953878407, 2, '\x010531362d3231080080d098f7010800010f14000000', NULL, NULL, NULL),
	(39, 12, 1795953878411, 2, '\x010532392d3233080080d098f7010800011c16000000', NULL, NULL, NULL),
	(39, 13, 1795953878415, 2, '\x01053138783239080080d098f701080001111c01160000', NULL, NULL, NULL),
	(39, 14, 1795953878429, 2, '\x010533337831331c0080d098f7011c0001200c02121c0000', NULL, NULL, NULL),
	(39, 15, 1795953878431, 2, '\x010438783139040080d098f7010400010712010c0000', NULL, NULL, NULL),
	(39, 16, 1795953878440, 2, '\x010533392d3334120080d098f7011200012621000000', NULL, NULL, NULL),
	(39, 17, 1795953878442, 2, '\x010531392d3234040080d098f7010400011217000000', NULL, NULL, NULL),
	(39, 18, 1795953878447, 2, '\x010533352d33300a0080d098f7010a0001221d000000', NULL, NULL, NULL),
	(39, 19, 1795953878449, 2, '\x01053234783335040080d098f7010400011722011d0000', NULL, NULL, NULL),
	(39, 20, 1795953878454, 2, '\x010533322d32370a0080d098f7010a00011f1a000000', NULL, NULL, NULL),
	(39, 21, 1795953878458, 2, '\x01053231783332080080d098f701080001141f011a0000', NULL, NULL, NULL),
	(39, 22, 1795953878463, 2, '\x010533377832380a0080d098f7010a0001241b011f0000', NULL, NULL, NULL);
INSERT INTO public.game_events VALUES
	(39, 23, 1795953878466, 2, '\x010532352d3330060080d098f701060001181d000000', NULL, NULL, NULL),
	(39, 24, 1795953878472, 2, '\x010533347832350c0080d098f7010c00012118011d0000', NULL, NULL, NULL),
	(39, 25, 1795953878475, 2, '\x010531342d3230060080d098f7010600010d13000000', NULL, NULL, NULL),
	(39, 26, 1795953878480, 2, '\x010532357831340a0080d098f7010a0001180d01130000', NULL, NULL, NULL),
	(39, 27, 1795953878482, 2, '\x010439783230040080d098f7010400010813010d0000', NULL, NULL, NULL),
	(39, 28, 1795953878489, 2, '\x010534302d33340e0080d098f7010e00012721000000', NULL, NULL, NULL),
	(39, 29, 1795953878491, 2, '\x010531302d3134040080d098f701040001090d000000', NULL, NULL, NULL),
	(39, 30, 1795953878495, 2, '\x010533342d3239080080d098f701080001211c000000', NULL, NULL, NULL),
	(39, 31, 1795953878498, 2, '\x010532302d3234060080d098f7010600011317000000', NULL, NULL, NULL),
	(39, 32, 1795953878501, 2, '\x010432397839060080d098f7010600011c08020d170000', NULL, NULL, NULL),
	(39, 33, 1795953878503, 2, '\x010433783134040080d098f701040001020d01080000', NULL, NULL, NULL),
	(39, 34, 1795953878506, 2, '\x010534352d3430060080d098f7010600012c27000000', NULL, NULL, NULL),
	(39, 35, 1795953878508, 2, '\x010531372d3232040080d098f7010400011015000000', NULL, NULL, NULL),
	(39, 36, 1795953878511, 2, '\x010432387838060080d098f7010600011b07020b150000', NULL, NULL, NULL),
	(39, 37, 1795953878514, 2, '\x010432783133060080d098f701060001010c01070000', NULL, NULL, NULL),
	(39, 38, 1795953878519, 2, '\x010533382d33320a0080d098f7010a0001251f000000', NULL, NULL, NULL),
	(39, 39, 1795953878522, 2, '\x010531342d3139060080d098f7010600010d12000000', NULL, NULL, NULL),
	(39, 40, 1795953878524, 2, '\x010534322d3337040080d098f7010400012924000000', NULL, NULL, NULL),
	(39, 41, 1795953878526, 2, '\x0104342d3130040080d098f7010400010309000000', NULL, NULL, NULL),
	(39, 42, 1795953878529, 2, '\x010534382d3432060080d098f7010600012f29000000', NULL, NULL, NULL),
	(39, 43, 1795953878531, 2, '\x010531302d3134040080d098f701040001090d000000', NULL, NULL, NULL),
	(39, 44, 1795953878534, 2, '\x010534342d3339060080d098f7010600012b26000000', NULL, NULL, NULL),
	(39, 45, 1795953878536, 2, '\x01053335783333040080d098f70104000122200226270000', NULL, NULL, NULL),
	(39, 46, 1795953878538, 2, '\x010534392d3434040080d098f701040001302b000000', NULL, NULL, NULL),
	(39, 47, 1795953878540, 2, '\x010531352d3230040080d098f7010400010e13000000', NULL, NULL, NULL),
	(39, 48, 1795953878543, 2, '\x010534332d3338060080d098f7010600012a25000000', NULL, NULL, NULL),
	(39, 49, 1795953878545, 2, '\x0104352d3130040080d098f7010400010409000000', NULL, NULL, NULL),
	(40, 1, 1795953878548, 1, '\x01066b696c6c6572087374616e646172640e573a5733312d35303a42312d32300180d098f70100028c028e02000000000000', NULL, NULL, NULL),
	(40, 2, 1795953878550, 2, '\x010533312d3236040080d098f7010400011e19000000', NULL, NULL, NULL),
	(40, 3, 1795953878558, 2, '\x010531382d3232100080d098f7011000011115000000', NULL, NULL, NULL),
	(40, 4, 1795953878560, 2, '\x010533372d3331040080d098f701040001241e000000', NULL, NULL, NULL),
	(40, 5, 1795953878564, 2, '\x010532302d3235080080d098f7010800011318000000', NULL, NULL, NULL),
	(40, 6, 1795953878566, 2, '\x010533312d3237040080d098f7010400011e1a000000', NULL, NULL, NULL),
	(40, 7, 1795953878575, 2, '\x01053232783331120080d098f701120001151e011a0000', NULL, NULL, NULL),
	(40, 8, 1795953878580, 2, '\x010532367833370a0080d098f7010a00011924011e0000', NULL, NULL, NULL),
	(40, 9, 1795953878585, 2, '\x010531332d31380a0080d098f7010a00010c11000000', NULL, NULL, NULL),
	(40, 10, 1795953878588, 2, '\x010533342d3239060080d098f701060001211c000000', NULL, NULL, NULL),
	(40, 11, 1795953878593, 2, '\x010531362d32310a0080d098f7010a00010f14000000', NULL, NULL, NULL),
	(40, 12, 1795953878595, 2, '\x010532392d3233040080d098f7010400011c16000000', NULL, NULL, NULL),
	(40, 13, 1795953878605, 2, '\x01053138783239140080d098f701140001111c01160000', NULL, NULL, NULL),
	(40, 14, 1795953878609, 2, '\x01053333783133080080d098f701080001200c02121c0000', NULL, NULL, NULL),
	(40, 15, 1795953878615, 2, '\x0104387831390c0080d098f7010c00010712010c0000', NULL, NULL, NULL),
	(40, 16, 1795953878618, 2, '\x010533392d3334060080d098f7010600012621000000', NULL, NULL, NULL),
	(40, 17, 1795953878625, 2, '\x010531392d32340e0080d098f7010e00011217000000', NULL, NULL, NULL),
	(40, 18, 1795953878628, 2, '\x010533352d3330060080d098f701060001221d000000', NULL, NULL, NULL),
	(40, 19, 1795953878632, 2, '\x01053234783335080080d098f7010800011722011d0000', NULL, NULL, NULL),
	(40, 20, 1795953878636, 2, '\x010533322d3237080080d098f7010800011f1a000000', NULL, NULL, NULL),
	(40, 21, 1795953878642, 2, '\x010532317833320c0080d098f7010c0001141f011a0000', NULL, NULL, NULL),
	(40, 22, 1795953878645, 2, '\x01053337783238060080d098f701060001241b011f0000', NULL, NULL, NULL),
	(40, 23, 1795953878649, 2, '\x010532352d3330080080d098f701080001181d000000', NULL, NULL, NULL),
	(40, 24, 1795953878656, 2, '\x010533347832350e0080d098f7010e00012118011d0000', NULL, NULL, NULL),
	(40, 25, 1795953878670, 2, '\x010531342d32301c0080d098f7011c00010d13000000', NULL, NULL, NULL),
	(40, 26, 1795953878678, 2, '\x01053235783134100080d098f701100001180d01130000', NULL, NULL, NULL),
	(40, 27, 1795953878684, 2, '\x0104397832300c0080d098f7010c00010813010d0000', NULL, NULL, NULL),
	(40, 28, 1795953878692, 2, '\x010534302d3334100080d098f7011000012721000000', NULL, NULL, NULL),
	(40, 29, 1795953878703, 2, '\x010531302d3134160080d098f701160001090d000000', NULL, NULL, NULL),
	(40, 30, 1795953878710, 2, '\x010533342d32390e0080d098f7010e0001211c000000', NULL, NULL, NULL),
	(40, 31, 1795953878720, 2, '\x010532302d3234140080d098f7011400011317000000', NULL, NULL, NULL),
	(40, 32, 1795953878724, 2, '\x010432397839080080d098f7010800011c08020d170000', NULL, NULL, NULL),
	(40, 33, 1795953878729, 2, '\x0104337831340a0080d098f7010a0001020d01080000', NULL, NULL, NULL),
	(40, 34, 1795953878737, 2, '\x010534352d3430100080d098f7011000012c27000000', NULL, NULL, NULL),
	(40, 35, 1795953878745, 2, '\x010531372d3232100080d098f7011000011015000000', NULL, NULL, NULL),
	(40, 36, 1795953878758, 2, '\x0104323878381a0080d098f7011a00011b07020b150000', NULL, NULL, NULL),
	(40, 37, 1795953878766, 2, '\x010432783133100080d098f701100001010c01070000', NULL, NULL, NULL),
	(40, 38, 1795953878771, 2, '\x010533382d33320a0080d098f7010a0001251f000000', NULL, NULL, NULL),
	(40, 39, 1795953878776, 2, '\x010531342d31390a0080d098f7010a00010d12000000', NULL, NULL, NULL),
	(40, 40, 1795953878782, 2, '\x010534322d33370c0080d098f7010c00012924000000', NULL, NULL, NULL),
	(40, 41, 1795953878790, 2, '\x0104342d3130100080d098f7011000010309000000', NULL, NULL, NULL),
	(40, 42, 1795953878793, 2, '\x010534382d3432060080d098f7010600012f29000000', NULL, NULL, NULL),
	(40, 43, 1795953878798, 2, '\x010531302d31340a0080d098f7010a0001090d000000', NULL, NULL, NULL),
	(40, 44, 1795953878807, 2, '\x010534342d3339120080d098f7011200012b26000000', NULL, NULL, NULL),
	(40, 45, 1795953878811, 2, '\x01053335783333080080d098f70108000122200226270000', NULL, NULL, NULL),
	(40, 46, 1795953878813, 2, '\x010534392d3434040080d098f701040001302b000000', NULL, NULL, NULL),
	(40, 47, 1795953878817, 2, '\x010531352d3230080080d098f7010800010e13000000', NULL, NULL, NULL),
	(40, 48, 1795953878820, 2, '\x010534332d3338060080d098f7010600012a25000000', NULL, NULL, NULL),
	(40, 49, 1795953878825, 2, '\x0104352d31300a0080d098f7010a00010409000000', NULL, NULL, NULL),
	(40, 50, 1795953878828, 2, '\x01053338783239060080d098f701060001251c01200000', NULL, NULL, NULL),
	(40, 51, 1795953878830, 6, '\x01010000', NULL, NULL, NULL),
	(41, 1, 1795953878834, 1, '\x0106626173686e69087374616e646172644b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70101028c028e02000000000000', NULL, NULL, NULL),
	(41, 2, 1795953878840, 2, '\x010561332d62340c0080d098f7010c00011410000000', NULL, NULL, NULL),
	(41, 3, 1795953878846, 2, '\x010562362d61350c0080d098f7010c0001080c000000', NULL, NULL, NULL),
	(41, 4, 1795953878850, 2, '\x010562342d6335080080d098f701080001100d000000', NULL, NULL, NULL),
	(41, 5, 1795953878854, 2, '\x010564363a6234080080d098f7010800110910010d0100000000', NULL, NULL, NULL),
	(41, 6, 1795953878856, 2, '\x010567332d6834040080d098f7010400011713000000', NULL, NULL, NULL),
	(41, 7, 1795953878860, 2, '\x010565372d6436080080d098f7010800010609000000', NULL, NULL, NULL),
	(41, 8, 1795953878862, 2, '\x010568342d6735040080d098f701040001130f000000', NULL, NULL, NULL),
	(41, 9, 1795953878866, 2, '\x010568363a6634080080d098f7010800110b12010f0100000000', NULL, NULL, NULL),
	(41, 10, 1795953878868, 2, '\x010565333a6133040080d098f701040011161404090a10120401000100010001000000', NULL, NULL, NULL),
	(41, 11, 1795953878872, 2, '\x010564382d6537080080d098f7010800010106000000', NULL, NULL, NULL),
	(41, 12, 1795953878875, 2, '\x010566322d6733060080d098f7010600011a17000000', NULL, NULL, NULL),
	(41, 13, 1795953878879, 2, '\x010561372d6236080080d098f7010800010408000000', NULL, NULL, NULL),
	(41, 14, 1795953878882, 2, '\x010567332d6834060080d098f7010600011713000000', NULL, NULL, NULL),
	(41, 15, 1795953878887, 2, '\x010562382d61370a0080d098f7010a00010004000000', NULL, NULL, NULL),
	(41, 16, 1795953878890, 2, '\x010567312d6632060080d098f7010600011f1a000000', NULL, NULL, NULL),
	(41, 17, 1795953878893, 2, '\x010567372d6636060080d098f701060001070a000000', NULL, NULL, NULL),
	(41, 18, 1795953878895, 2, '\x010563332d6434040080d098f7010400011511000000', NULL, NULL, NULL),
	(41, 19, 1795953878898, 2, '\x010561353a6733060080d098f7010600110c1703101112030000000000000000', NULL, NULL, NULL),
	(41, 20, 1795953878900, 2, '\x010568323a6634040080d098f7010400111b1201170101000000', NULL, NULL, NULL),
	(41, 21, 1795953878903, 2, '\x010562362d6335060080d098f701060001080d000000', NULL, NULL, NULL),
	(41, 22, 1795953878906, 2, '\x010562322d6333060080d098f7010600011815000000', NULL, NULL, NULL),
	(41, 23, 1795953878909, 2, '\x010566362d6735060080d098f7010600010a0f000000', NULL, NULL, NULL),
	(41, 24, 1795953878912, 2, '\x010568343a6434060080d098f70106001313110405060d0f0401000100010001000000', NULL, NULL, NULL),
	(41, 25, 1795953878917, 2, '\x010566382d67370a0080d098f7010a00010207000000', NULL, NULL, NULL),
	(41, 26, 1795953878921, 2, '\x010564342d6335080080d098f701080001110d000000', NULL, NULL, NULL),
	(41, 27, 1795953878927, 2, '\x010567372d66360c0080d098f7010c0001070a000000', NULL, NULL, NULL),
	(41, 28, 1795953878933, 2, '\x010567332d68340c0080d098f7010c00011713000000', NULL, NULL, NULL),
	(41, 29, 1795953878938, 2, '\x010561372d62360a0080d098f7010a00010408000000', NULL, NULL, NULL),
	(41, 30, 1795953878942, 2, '\x010563353a6137080080d098f7010800110d0401080101000000', NULL, NULL, NULL),
	(41, 31, 1795953878947, 2, '\x010566362d67350a0080d098f7010a00010a0f000000', NULL, NULL, NULL),
	(41, 32, 1795953878949, 2, '\x010566343a6836040080d098f701040011120b010f0101000000', NULL, NULL, NULL),
	(41, 33, 1795953878957, 2, '\x010568382d6737100080d098f7011000010307000000', NULL, NULL, NULL),
	(41, 34, 1795953878961, 2, '\x010568363a6638080080d098f7010800130b0201070101000000', NULL, NULL, NULL),
	(41, 35, 1795953878961, 6, '\x01000300', NULL, NULL, NULL),
	(42, 1, 1795953878966, 1, '\x010973746176726f706f6c087374616e646172644b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70100028e028c02000000000000', NULL, NULL, NULL),
	(42, 2, 1795953878971, 2, '\x010563332d62340a0080d098f7010a00011510000000', NULL, NULL, NULL),
	(42, 3, 1795953878973, 2, '\x010562342d6135040080d098f701040001100c000000', NULL, NULL, NULL),
	(42, 4, 1795953878981, 2, '\x010567332d6634100080d098f7011000011712000000', NULL, NULL, NULL),
	(42, 5, 1795953878987, 2, '\x010565332d64340c0080d098f7010c00011611000000', NULL, NULL, NULL),
	(42, 6, 1795953878991, 2, '\x010566362d6735080080d098f7010800010a0f000000', NULL, NULL, NULL),
	(42, 7, 1795953878997, 2, '\x010567353a63350c0080d098f7010c00010f0d0211120000', NULL, NULL, NULL),
	(42, 8, 1795953879013, 2, '\x010561332d6234200080d098f7012000011410000000', NULL, NULL, NULL),
	(42, 9, 1795953879017, 2, '\x010563353a6133080080d098f7010800010d1401100000', NULL, NULL, NULL),
	(42, 10, 1795953879025, 2, '\x010565372d6636100080d098f701100001060a000000', NULL, NULL, NULL),
	(42, 11, 1795953879036, 2, '\x010566382d6537160080d098f7011600010206000000', NULL, NULL, NULL),
	(42, 12, 1795953879042, 2, '\x010566362d65350c0080d098f7010c00010a0e000000', NULL, NULL, NULL),
	(42, 13, 1795953879045, 2, '\x010566322d6733060080d098f7010600011a17000000', NULL, NULL, NULL),
	(42, 14, 1795953879050, 2, '\x010567332d66340a0080d098f7010a00011712000000', NULL, NULL, NULL),
	(42, 15, 1795953879053, 2, '\x010565353a6733060080d098f7010600010e1701120000', NULL, NULL, NULL),
	(42, 16, 1795953879063, 2, '\x010568323a6634140080d098f7011400011b1201170000', NULL, NULL, NULL),
	(42, 17, 1795953879069, 2, '\x010564322d63330c0080d098f7010c00011915000000', NULL, NULL, NULL),
	(42, 18, 1795953879078, 2, '\x010565312d6632120080d098f7011200011e1a000000', NULL, NULL, NULL),
	(42, 19, 1795953879081, 2, '\x010563332d6234060080d098f7010600011510000000', NULL, NULL, NULL),
	(42, 20, 1795953879086, 2, '\x010561333a63350a0080d098f7010a0001140d01100000', NULL, NULL, NULL),
	(42, 21, 1795953879090, 2, '\x010562322d6133080080d098f7010800011814000000', NULL, NULL, NULL),
	(42, 22, 1795953879098, 2, '\x010566322d6733100080d098f7011000011a17000000', NULL, NULL, NULL),
	(42, 23, 1795953879103, 2, '\x010561312d62320a0080d098f7010a00011c18000000', NULL, NULL, NULL),
	(42, 24, 1795953879114, 2, '\x010566342d6535160080d098f701160001120e000000', NULL, NULL, NULL),
	(42, 25, 1795953879121, 2, '\x010564363a68320e0080d098f7010e0001091b020e170000', NULL, NULL, NULL),
	(42, 26, 1795953879127, 2, '\x010563312d64320c0080d098f7010c00011d19000000', NULL, NULL, NULL),
	(42, 27, 1795953879132, 2, '\x010564322d63330a0080d098f7010a00011915000000', NULL, NULL, NULL),
	(42, 28, 1795953879142, 2, '\x010563372d6436140080d098f7011400010509000000', NULL, NULL, NULL),
	(42, 29, 1795953879165, 2, '\x010561353a65352e0080d098f7012e00010c0e0208090000', NULL, NULL, NULL),
	(42, 30, 1795953879178, 2, '\x010563332d62341a0080d098f7011a00011510000000', NULL, NULL, NULL),
	(42, 31, 1795953879183, 2, '\x010562343a66380a0080d098f7010a0003100202060d0000', NULL, NULL, NULL),
	(42, 32, 1795953879191, 2, '\x010565352d6436100080d098f7011000010e09000000', NULL, NULL, NULL),
	(42, 33, 1795953879195, 2, '\x010564382d6537080080d098f7010800010106000000', NULL, NULL, NULL),
	(42, 34, 1795953879200, 2, '\x010565373a63350a0080d098f7010a0001060d01090000', NULL, NULL, NULL),
	(42, 35, 1795953879229, 2, '\x010566383a62343a0080d098f7013a00010210010d0000', NULL, NULL, NULL),
	(42, 36, 1795953879250, 2, '\x010567312d66322a0080d098f7012a00011f1a000000', NULL, NULL, NULL),
	(42, 37, 1795953879257, 2, '\x010566322d65330e0080d098f7010e00011a16000000', NULL, NULL, NULL),
	(42, 38, 1795953879264, 2, '\x010562382d63370e0080d098f7010e00010005000000', NULL, NULL, NULL),
	(42, 39, 1795953879269, 2, '\x010567372d66360a0080d098f7010a0001070a000000', NULL, NULL, NULL),
	(42, 40, 1795953879276, 2, '\x010565332d64340e0080d098f7010e00011611000000', NULL, NULL, NULL),
	(42, 41, 1795953879279, 2, '\x010568382d6737060080d098f7010600010307000000', NULL, NULL, NULL),
	(42, 42, 1795953879287, 2, '\x010562342d6531100080d098f701100009101e001e100000', NULL, NULL, NULL),
	(42, 43, 1795953879293, 2, '\x010565312d67330c0080d098f7010c00091e1700171e0000', NULL, NULL, NULL),
	(42, 44, 1795953879300, 2, '\x010567333a62380e0080d098f7010e0001170001050000', NULL, NULL, NULL),
	(42, 45, 1795953879305, 2, '\x010561332d62340a0080d098f7010a00011410000000', NULL, NULL, NULL),
	(42, 46, 1795953879310, 2, '\x010564342d65350a0080d098f7010a0001110e000000', NULL, NULL, NULL),
	(42, 47, 1795953879313, 2, '\x010566363a6434060080d098f7010600010a11010e0000', NULL, NULL, NULL),
	(42, 48, 1795953879317, 2, '\x010562382d6634080080d098f70108000900120012000000', NULL, NULL, NULL),
	(42, 49, 1795953879323, 2, '\x010567372d66360c0080d098f7010c0001070a000000', NULL, NULL, NULL),
	(42, 50, 1795953879331, 2, '\x010568322d6731100080d098f70110000b1b1f001f1b0000', NULL, NULL, NULL),
	(42, 51, 1795953879336, 2, '\x010566342d64360a0080d098f7010a000912090009120000', NULL, NULL, NULL),
	(42, 52, 1795953879343, 2, '\x010561372d62360e0080d098f7010e00010408000000', NULL, NULL, NULL),
	(42, 53, 1795953879350, 6, '\x01000000', NULL, NULL, NULL),
	(43, 1, 1795953879354, 1, '\x010773616d6f796564087374616e646172644b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70101028c028e02000000000000', NULL, NULL, NULL),
	(43, 2, 1795953879357, 2, '\x010562323a6434060080d098f701060001181101150000', NULL, NULL, NULL),
	(43, 3, 1795953879362, 2, '\x010565373a67350a0080d098f7010a0001060f010a0000', NULL, NULL, NULL),
	(43, 4, 1795953879364, 2, '\x010565313a6535040080d098f7010400011e0e0211190000', NULL, NULL, NULL),
	(43, 5, 1795953879368, 2, '\x010561373a6537080080d098f70108000104060208090000', NULL, NULL, NULL),
	(43, 6, 1795953879372, 2, '\x010567333a6531080080d098f701080001171e011a0000', NULL, NULL, NULL),
	(43, 7, 1795953879376, 2, '\x010562383a6432080080d098f701080001001903050e160000', NULL, NULL, NULL),
	(43, 8, 1795953879379, 2, '\x010563313a6533060080d098f7010600011d1601190000', NULL, NULL, NULL),
	(43, 9, 1795953879382, 2, '\x010568383a6834060080d098f701060001031302070f0000', NULL, NULL, NULL),
	(43, 10, 1795953879385, 2, '\x010565332d6434060080d098f7010600011611000000', NULL, NULL, NULL),
	(43, 11, 1795953879388, 2, '\x010564383a6636060080d098f701060001010a01060000', NULL, NULL, NULL),
	(43, 12, 1795953879391, 2, '\x010561312d6232060080d098f7010600011c18000000', NULL, NULL, NULL),
	(43, 13, 1795953879395, 2, '\x010566382d6537080080d098f7010800010206000000', NULL, NULL, NULL),
	(43, 14, 1795953879397, 2, '\x010561333a6331040080d098f701040001141d01180000', NULL, NULL, NULL),
	(43, 15, 1795953879401, 2, '\x010565373a6735080080d098f701080001060f010a0000', NULL, NULL, NULL),
	(43, 16, 1795953879404, 2, '\x010563312d6232060080d098f7010600011d18000000', NULL, NULL, NULL),
	(43, 17, 1795953879408, 2, '\x010568363a6634080080d098f7010800010b12010f0000', NULL, NULL, NULL),
	(43, 18, 1795953879414, 2, '\x010564342d63350c0080d098f7010c0001110d000000', NULL, NULL, NULL),
	(43, 19, 1795953879419, 2, '\x010566342d65330a0080d098f7010a00011216000000', NULL, NULL, NULL),
	(43, 20, 1795953879422, 2, '\x010562322d6333060080d098f7010600011815000000', NULL, NULL, NULL),
	(43, 21, 1795953879426, 2, '\x010565332d6432080080d098f7010800011619000000', NULL, NULL, NULL),
	(43, 22, 1795953879430, 2, '\x010563352d6236080080d098f7010800010d08000000', NULL, NULL, NULL),
	(43, 23, 1795953879434, 2, '\x010564323a6234080080d098f701080001191001150000', NULL, NULL, NULL),
	(43, 24, 1795953879437, 2, '\x010562362d6337060080d098f7010600010805000000', NULL, NULL, NULL),
	(43, 25, 1795953879441, 2, '\x010562342d6133080080d098f7010800011014000000', NULL, NULL, NULL),
	(43, 26, 1795953879443, 2, '\x010563372d6238040080d098f7010400030500000000', NULL, NULL, NULL),
	(43, 27, 1795953879446, 2, '\x010568342d6733060080d098f7010600011317000000', NULL, NULL, NULL),
	(43, 28, 1795953879449, 2, '\x010568323a6634060080d098f7010600011b1201170000', NULL, NULL, NULL),
	(43, 29, 1795953879453, 2, '\x010561332d6232080080d098f7010800011418000000', NULL, NULL, NULL),
	(43, 30, 1795953879455, 2, '\x010562383a6733040080d098f701040001001701120000', NULL, NULL, NULL),
	(43, 31, 1795953879458, 2, '\x010562322d6131060080d098f701060003181c000000', NULL, NULL, NULL),
	(43, 32, 1795953879461, 2, '\x010567332d6436060080d098f7010600011709000000', NULL, NULL, NULL),
	(43, 33, 1795953879464, 2, '\x010561312d6232060080d098f7010600011c18000000', NULL, NULL, NULL),
	(43, 34, 1795953879466, 2, '\x010564362d6832040080d098f701040001091b000000', NULL, NULL, NULL);
INSERT INTO public.game_events VALUES
	(43, 35, 1795953879470, 2, '\x010562322d6737080080d098f7010800011807000000', NULL, NULL, NULL),
	(43, 36, 1795953879484, 2, '\x010568322d66341c0080d098f7011c00011b12000000', NULL, NULL, NULL),
	(43, 37, 1795953879492, 2, '\x010567372d6535100080d098f701100001070e000000', NULL, NULL, NULL),
	(43, 38, 1795953879497, 2, '\x010566343a64360a0080d098f7010a00011209010e0000', NULL, NULL, NULL),
	(43, 39, 1795953879497, 6, '\x01000300', NULL, NULL, NULL),
	(44, 1, 1795953879504, 1, '\x01056e617264690477626766163320706f696e747320637562652063726177666f72640180d098f70100028c028e02000000000171c3feef7227ba67464da36789a6492adb064743d338f375dcf5e810cdd2c0cf00', NULL, NULL, NULL),
	(44, 2, 1795953879504, 17, '\x010000', NULL, NULL, NULL),
	(44, 3, 1795953879504, 17, '\x010100', NULL, NULL, NULL),
	(44, 4, 1795953879504, 15, '\x010602030560fdcb49109a34650125eaa87a1e21181dccd678bf24f36bb7b8c342bb8d3465', NULL, NULL, NULL),
	(44, 5, 1795953879515, 2, '\x010e35333a2031332f382031332f3130160080d098f7011600000000', NULL, NULL, NULL),
	(44, 6, 1795953879520, 2, '\x0106646f75626c650a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 7, 1795953879524, 2, '\x010474616b65080080d098f7010800000000', NULL, NULL, NULL),
	(44, 8, 1795953879524, 15, '\x0100040503becf770085096c638e33616f9c8591d16ae94174276bfaa8e57650f78b14af4c', NULL, NULL, NULL),
	(44, 9, 1795953879527, 2, '\x010e35333a2032342f32312031332f38060080d098f7010600000000', NULL, NULL, NULL),
	(44, 10, 1795953879531, 2, '\x0104726f6c6c000080d098f7010000000000', NULL, NULL, NULL),
	(44, 11, 1795953879531, 15, '\x0101060304956a36f22b18962e5c30948aef4d28547f3b2e12c5ceb622cf1310a592c46bc1', NULL, NULL, NULL),
	(44, 12, 1795953879534, 2, '\x010c34333a2031302f3620382f350e0080d098f7010e00000000', NULL, NULL, NULL),
	(44, 13, 1795953879534, 15, '\x010008020245eae6d51b5b8aa67935327d788ea0d68b3a89472739ec1799940ddcb95b89e4', NULL, NULL, NULL),
	(44, 14, 1795953879538, 2, '\x011332323a2032342f32322031332f313120382f34080080d098f7010800000000', NULL, NULL, NULL),
	(44, 15, 1795953879541, 2, '\x0106646f75626c65060080d098f7010600000000', NULL, NULL, NULL),
	(44, 16, 1795953879544, 2, '\x010474616b65060080d098f7010600000000', NULL, NULL, NULL),
	(44, 17, 1795953879544, 15, '\x01010a0106888781dfdf035b428f973c95f6b10feacbccd34fc91ad1547ae3d0cf59357c60', NULL, NULL, NULL),
	(44, 18, 1795953879548, 2, '\x010c36313a20382f3220352f342a080080d098f7010800000000', NULL, NULL, NULL),
	(44, 19, 1795953879548, 15, '\x01000c0604e2c211d490f2259a810852c97b53831b916a65742610bb136d95377cdf453d04', NULL, NULL, NULL),
	(44, 20, 1795953879551, 2, '\x011036343a206261722f32312a2031332f37060080d098f7010600000000', NULL, NULL, NULL),
	(44, 21, 1795953879551, 15, '\x01010e01010163b8e9c5136d4d0a0fca36d1c205aebd42502453d7cfec08b298f3707dec8d', NULL, NULL, NULL),
	(44, 22, 1795953879564, 2, '\x011131313a206261722f323320382f372832291a0080d098f7011a00000000', NULL, NULL, NULL),
	(44, 23, 1795953879564, 15, '\x010010010496ba284e8dc64150e3fc4dd7b3a78e6b2beb521022f96d3cabf7cc7fdadb23ff', NULL, NULL, NULL),
	(44, 24, 1795953879573, 2, '\x010c34313a2031332f3920362f35120080d098f7011200000000', NULL, NULL, NULL),
	(44, 25, 1795953879573, 15, '\x01011202029bd30e07296b9a7ae422c40e831ec774c94ddf1e33d41d3dd4a3d02edef514bf', NULL, NULL, NULL),
	(44, 26, 1795953879579, 2, '\x011732323a2032342f32302a2032302f31382a2031332f31310c0080d098f7010c00000000', NULL, NULL, NULL),
	(44, 27, 1795953879579, 15, '\x0100140205fddd3e8b9c503ef1cdfb7225815b3874a790ae5ce7ba2799e237010cd3800081', NULL, NULL, NULL),
	(44, 28, 1795953879584, 2, '\x011235323a206261722f3230206261722f32332a0a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 29, 1795953879584, 15, '\x01011602062c3599da5a060df01aef3b25a1a0b31dcb7002d8603256a3271f7838fb3090c9', NULL, NULL, NULL),
	(44, 30, 1795953879589, 2, '\x010f36323a206261722f32332031332f370a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 31, 1795953879589, 15, '\x0100180404bd8643b4068023d5ab333bc19a0f77da72cf73e3d3105892f37b4769ca1f6e4d', NULL, NULL, NULL),
	(44, 32, 1795953879594, 2, '\x011434343a2032302f313620392f3520382f342832290a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 33, 1795953879594, 15, '\x01011a060467725c67062eccded2be9dd84784b7e13f20faf08a95fb1b7d8494725123828c', NULL, NULL, NULL),
	(44, 34, 1795953879599, 2, '\x011036343a2032332f31372a2031332f392a0a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 35, 1795953879599, 15, '\x01001c0304b47b621f5e983c527d6a766cef20f461a1d9e73e9320af19ef2a953e03e60165', NULL, NULL, NULL),
	(44, 36, 1795953879601, 2, '\x011134333a206261722f3231206261722f3232040080d098f7010400000000', NULL, NULL, NULL),
	(44, 37, 1795953879601, 15, '\x01011e03062185ab6e2b7b03e158f3457673552798f6d38008e3589e6c12bcfd67acd131cd', NULL, NULL, NULL),
	(44, 38, 1795953879606, 2, '\x010e36333a2032332f32302a20372f310a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 39, 1795953879606, 15, '\x0100200302124151e565ee3c1663ca0e7c73120a9262edb713a6874067b539a59ee4dba0f8', NULL, NULL, NULL),
	(44, 40, 1795953879627, 2, '\x011033323a206261722f32332031332f31302a0080d098f7012a00000000', NULL, NULL, NULL),
	(44, 41, 1795953879627, 15, '\x0101220605e2e855864795daa2f9d0f9ed9436fd91b9e0634607e846d79dcd5fb0013186b6', NULL, NULL, NULL),
	(44, 42, 1795953879637, 2, '\x010e36353a2032342f31382031312f36140080d098f7011400000000', NULL, NULL, NULL),
	(44, 43, 1795953879637, 15, '\x01002406038af626768b8869e84d04a11ed3371c0fabe40fd6a3b1921371a9f1c08141d662', NULL, NULL, NULL),
	(44, 44, 1795953879656, 2, '\x010e36333a2032332f32302031302f34260080d098f7012600000000', NULL, NULL, NULL),
	(44, 45, 1795953879656, 15, '\x0101260501b76605df55c4901ab33fbd4573b6b9db8d99c3a6572841d24f437f3426958eef', NULL, NULL, NULL),
	(44, 46, 1795953879671, 2, '\x010f35313a2032302f31352031372f31361e0080d098f7011e00000000', NULL, NULL, NULL),
	(44, 47, 1795953879671, 15, '\x0100280403226bef33f919ce324cd39b72df7f50d5eb31d01aedb6fdea647d19b78c14e2f4', NULL, NULL, NULL),
	(44, 48, 1795953879680, 2, '\x010d34333a2032332f323020362f32120080d098f7011200000000', NULL, NULL, NULL),
	(44, 49, 1795953879680, 15, '\x01012a060148d584134e56538dea1479ea213b9b7660c744fe36599bd2bd1c0d91a6f7ec8c', NULL, NULL, NULL),
	(44, 50, 1795953879685, 2, '\x010736313a20392f320a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 51, 1795953879685, 15, '\x01002c06033e475721c480cc3994f2aa8be188ac54b2df4adfc897592f602ab92b34170d6b', NULL, NULL, NULL),
	(44, 52, 1795953879688, 2, '\x010e36333a2032302f31342031312f38060080d098f7010600000000', NULL, NULL, NULL),
	(44, 53, 1795953879688, 15, '\x01012e060144ec08b1f2ac3397a60c5e45ca20321692b6bf9e6fe79c6127337b145e8dd5b6', NULL, NULL, NULL),
	(44, 54, 1795953879692, 2, '\x010e36313a2031362f313020362f352a080080d098f7010800000000', NULL, NULL, NULL),
	(44, 55, 1795953879692, 15, '\x0100300301aab10e528518bafb2d450eebc28de0e650415b11290235e7327c43575993604a', NULL, NULL, NULL),
	(44, 56, 1795953879695, 2, '\x011133313a206261722f32322032312f32302a060080d098f7010600000000', NULL, NULL, NULL),
	(44, 57, 1795953879695, 15, '\x0101320505765044fba136aa1aecce8e8168b48716063347a20a7c364f9cd0b6af1b648732', NULL, NULL, NULL),
	(44, 58, 1795953879701, 2, '\x011535353a206261722f32302031382f382031382f31330c0080d098f7010c00000000', NULL, NULL, NULL),
	(44, 59, 1795953879701, 15, '\x0100340506d9a63f5d847abcb81e711b8f6d9d93e38547e112a5f68a0ab9a5f42a3978de07', NULL, NULL, NULL),
	(44, 60, 1795953879704, 2, '\x010f36353a2032312f31352a2031342f39060080d098f7010600000000', NULL, NULL, NULL),
	(44, 61, 1795953879704, 15, '\x01013605058fe71e26c4dcd0be32b97450f76ec32d324d48c55aee72bbf05bf55edd60b8ef', NULL, NULL, NULL),
	(44, 62, 1795953879708, 2, '\x011135353a206261722f31302a2031302f352a080080d098f7010800000000', NULL, NULL, NULL),
	(44, 63, 1795953879708, 15, '\x0100380603740afa1eae722b4546effd422a3dbd52d37604979880002ba30b390bb4549620', NULL, NULL, NULL),
	(44, 64, 1795953879712, 2, '\x010a36333a206261722f3232080080d098f7010800000000', NULL, NULL, NULL),
	(44, 65, 1795953879712, 15, '\x01013a03038e2d841264d9c6dd94a9a4d7ae35c3255cc047f04abb4cb415afe0e4554fc18b', NULL, NULL, NULL),
	(44, 66, 1795953879718, 2, '\x011233333a2031352f392031332f313020352f320c0080d098f7010c00000000', NULL, NULL, NULL),
	(44, 67, 1795953879718, 15, '\x01003c0505b445da0aad72a7f96dd8cd3fed0a9beca77980eb08bf51a36be82c2aa57c11f1', NULL, NULL, NULL),
	(44, 68, 1795953879721, 2, '\x011635353a206261722f31352a2032322f31372a20382f33060080d098f7010600000000', NULL, NULL, NULL),
	(44, 69, 1795953879721, 15, '\x01013e01024930f53e37e7777ef33e870c2827d05b55746403ea8825fe68f0715c7ba48a87', NULL, NULL, NULL),
	(44, 70, 1795953879726, 2, '\x011232313a206261722f32332a206261722f32340a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 71, 1795953879726, 15, '\x010040050270e39662d383c8dd60a502570c25505f67b09a3731103c8248f5977ed54452bd', NULL, NULL, NULL),
	(44, 72, 1795953879729, 2, '\x011035323a206261722f32302031352f3133060080d098f7010600000000', NULL, NULL, NULL),
	(44, 73, 1795953879729, 15, '\x0101420406d63caafe00c2b4cc45b3edfd5065373c4220bcced936b13c1565336bf81a674a', NULL, NULL, NULL),
	(44, 74, 1795953879734, 2, '\x010d36343a2032342f323020372f310a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 75, 1795953879734, 15, '\x01004402049f515b36d80a7deacd1c41f3849897716ac094e4d81bf209fffeab49cdd7c446', NULL, NULL, NULL),
	(44, 76, 1795953879738, 2, '\x010f34323a2032302f31362a20342f322a080080d098f7010800000000', NULL, NULL, NULL),
	(44, 77, 1795953879738, 15, '\x0101460202bb2df479610a7d7c6d41fc91f5bc2016eb1d753880696848730de92bfa339cfb', NULL, NULL, NULL),
	(44, 78, 1795953879742, 2, '\x011232323a206261722f32332a28322920362f32080080d098f7010800000000', NULL, NULL, NULL),
	(44, 79, 1795953879742, 15, '\x0100480306c38d99936dfabac2761481aacceac7b74989ba440ad526c0f5c8617e3f82875b', NULL, NULL, NULL),
	(44, 80, 1795953879744, 2, '\x010f36333a206261722f32322031332f37040080d098f7010400000000', NULL, NULL, NULL),
	(44, 81, 1795953879744, 15, '\x01014a030571482712213d4007569f07d665349dc168197e4d1cbd8cf7f05bef8a82ebf8d4', NULL, NULL, NULL),
	(44, 82, 1795953879748, 2, '\x010d35333a2032332f323020372f32080080d098f7010800000000', NULL, NULL, NULL),
	(44, 83, 1795953879748, 15, '\x01004c0505fc172de5c954771df3fcba9ccd38dbba392c60eb7d995e33df843bd283f2cddc', NULL, NULL, NULL),
	(44, 84, 1795953879750, 2, '\x010e35353a2032322f372031372f3132040080d098f7010400000000', NULL, NULL, NULL),
	(44, 85, 1795953879750, 15, '\x01014e03046294fc221dca13975e97343db7152dde97c620aa2628b56f302ed72493d1e951', NULL, NULL, NULL),
	(44, 86, 1795953879757, 2, '\x010d34333a2032302f313720362f320e0080d098f7010e00000000', NULL, NULL, NULL),
	(44, 87, 1795953879757, 15, '\x01005006054323be22204a2691347144cc6dffee625f597b1f730cf59cbecf43c806625fed', NULL, NULL, NULL),
	(44, 88, 1795953879759, 2, '\x010f36353a2032322f31372031362f3130040080d098f7010400000000', NULL, NULL, NULL),
	(44, 89, 1795953879759, 15, '\x0101520206f661683f26200fb12fb0a8931c7bf5d10539e2a6e4bb5beccc684211ffa53a0f', NULL, NULL, NULL),
	(44, 90, 1795953879763, 2, '\x010d36323a2031372f313120362f34080080d098f7010800000000', NULL, NULL, NULL),
	(44, 91, 1795953879763, 15, '\x0100540606bbb0c5823d67f6aeadc922690583bb34869d8232f0ddae6234605369b23b6284', NULL, NULL, NULL),
	(44, 92, 1795953879766, 2, '\x011736363a2032322f31362832292031372f31312031322f36060080d098f7010600000000', NULL, NULL, NULL),
	(44, 93, 1795953879766, 15, '\x0101560406b3b0ff9a0844bed375b4c88778ad0cd97e6654c7ff0b7e5e3ade67c184ddaff3', NULL, NULL, NULL),
	(44, 94, 1795953879769, 2, '\x011036343a2032332f31372032302f31362a060080d098f7010600000000', NULL, NULL, NULL),
	(44, 95, 1795953879769, 15, '\x01005803013176131d60645ea6a62164fda3b6a6ce03af712477749b21f65e48ce3fd3186a', NULL, NULL, NULL),
	(44, 96, 1795953879773, 2, '\x011033313a206261722f32322031312f3130080080d098f7010800000000', NULL, NULL, NULL),
	(44, 97, 1795953879773, 15, '\x01015a0206e7c3886606e46a60beb2b049df9cdd300a2ca9fa5407a080d88f42c9b78ff081', NULL, NULL, NULL),
	(44, 98, 1795953879778, 2, '\x010d36323a2031372f313120342f320a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 99, 1795953879778, 15, '\x01005c010174234acdb978152a1f9f5922e802cd34faf3e1b326c79e40ec9e8b23e5084541', NULL, NULL, NULL),
	(44, 100, 1795953879781, 2, '\x011231313a2031362f313520362f352a20352f33060080d098f7010600000000', NULL, NULL, NULL),
	(44, 101, 1795953879781, 15, '\x01015e0104798e4169579e981cfa86aaa147c28dfcdb8b39b22fee9d7399f3968ec9807719', NULL, NULL, NULL),
	(44, 102, 1795953879787, 2, '\x010e34313a206261722f323420362f320c0080d098f7010c00000000', NULL, NULL, NULL),
	(44, 103, 1795953879787, 15, '\x0100600105a17cf4d765164fae4caa619514c9e722c8cedb8e7fb5cad7c20beccb071bcef4', NULL, NULL, NULL),
	(44, 104, 1795953879790, 2, '\x010b35313a20372f3220332f32060080d098f7010600000000', NULL, NULL, NULL),
	(44, 105, 1795953879790, 15, '\x0101620403f081afb89a209f5dbad39c08655601af036ac9b0b47a8f23ed22601d47246269', NULL, NULL, NULL),
	(44, 106, 1795953879796, 2, '\x010934333a2032342f31370c0080d098f7010c00000000', NULL, NULL, NULL),
	(44, 107, 1795953879796, 15, '\x0100640501b5356c3b881a6ddfa24919da408f7851d0a18a7aa9a73aced3ac36136d64bedf', NULL, NULL, NULL),
	(44, 108, 1795953879799, 2, '\x010d35313a2031352f313020362f35060080d098f7010600000000', NULL, NULL, NULL),
	(44, 109, 1795953879799, 15, '\x0101660403a9ac75fa5d4cc3cb742b12540478b143eec1a2a1b6a4a5501bdcce7e778e0361', NULL, NULL, NULL),
	(44, 110, 1795953879803, 2, '\x010d34333a2031362f313320362f32080080d098f7010800000000', NULL, NULL, NULL),
	(44, 111, 1795953879803, 15, '\x010068060505322390ad08af47f99de5d9625a9c41b2036f6ad1e5d9ebbd086993077b0fd3', NULL, NULL, NULL),
	(44, 112, 1795953879807, 2, '\x010c36353a2031302f3420372f32080080d098f7010800000000', NULL, NULL, NULL),
	(44, 113, 1795953879807, 15, '\x01016a0501e1988948ed791dabaf2814016d3dc0941015ce282fd1c1c28a1b97a030147bb8', NULL, NULL, NULL),
	(44, 114, 1795953879811, 2, '\x010e35313a2031332f382031312f3130080080d098f7010800000000', NULL, NULL, NULL),
	(44, 115, 1795953879811, 15, '\x01006c0401150031c54b4e24b4d71ae76c7b9a416baf26d71a75d1287849cc99646f54a73a', NULL, NULL, NULL),
	(44, 116, 1795953879813, 2, '\x010d34313a2032322f313820362f35040080d098f7010400000000', NULL, NULL, NULL),
	(44, 117, 1795953879813, 15, '\x01016e0103ffe9d8af3246be9e6cc16d312d08d6725123c38e76cbbe73ec471994a93af4ae', NULL, NULL, NULL),
	(44, 118, 1795953879818, 2, '\x010d33313a2031372f313620362f330a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 119, 1795953879818, 15, '\x0100700405a2049dace07133cea0863760a0445cfe1dea05e4c0da80b76b8a88d2854d5f3c', NULL, NULL, NULL),
	(44, 120, 1795953879822, 2, '\x010835343a2031302f31080080d098f7010800000000', NULL, NULL, NULL),
	(44, 121, 1795953879822, 15, '\x01017205028b8b07b7db2b84f05277a99b0ba588377c5e43d49e63b6c5e6c569b75a2b3897', NULL, NULL, NULL),
	(44, 122, 1795953879826, 2, '\x010d35323a2031362f313120382f36080080d098f7010800000000', NULL, NULL, NULL),
	(44, 123, 1795953879826, 15, '\x0100740101dd46564480d7f5ab010f9265da4e461ab62e44f76c2cf4179d4182b5cffe69c4', NULL, NULL, NULL),
	(44, 124, 1795953879831, 2, '\x010e31313a20332f3120322f312832290a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 125, 1795953879831, 15, '\x0101760204ae9bb30167ea39208ed6606b1bf5ae00b6a54c77f8a48dad482a27e1b921bd9f', NULL, NULL, NULL),
	(44, 126, 1795953879835, 2, '\x010c34323a2031302f3620332f31080080d098f7010800000000', NULL, NULL, NULL),
	(44, 127, 1795953879835, 15, '\x0100780305424c3603c2ceb3e99f9445227d85ffe7827e6554f8b61876d3e0e910cd8729a3', NULL, NULL, NULL),
	(44, 128, 1795953879838, 2, '\x010e35333a2031362f31312031302f37060080d098f7010600000000', NULL, NULL, NULL),
	(44, 129, 1795953879838, 15, '\x01017a0602229960f60b263a3a177b1a37c4d0e2d0909b3253ccd468c0e33c4f3df9e9d1c3', NULL, NULL, NULL),
	(44, 130, 1795953879842, 2, '\x010836323a2031312f33080080d098f7010800000000', NULL, NULL, NULL),
	(44, 131, 1795953879842, 15, '\x01007c050276b77a11f5a427899871548830cd959a35f1921fa7fcbe7a8f47332d84e7a2dd', NULL, NULL, NULL),
	(44, 132, 1795953879850, 2, '\x010c35323a2031312f3620372f35100080d098f7011000000000', NULL, NULL, NULL),
	(44, 133, 1795953879850, 15, '\x01017e0404afc4ba46e8d5eb5c49e5af837cf5274e000ef4323bc266c046487b7b04a362fd', NULL, NULL, NULL),
	(44, 134, 1795953879854, 2, '\x011434343a2031312f372a20372f3320362f32283229080080d098f7010800000000', NULL, NULL, NULL),
	(44, 135, 1795953879854, 15, '\x0100800104019d2c473d54cd8279bcc0771eeb8bb9f568b2a19f92988dc18bd690334e3de4e3', NULL, NULL, NULL),
	(44, 136, 1795953879856, 2, '\x010e34313a206261722f323120352f34040080d098f7010400000000', NULL, NULL, NULL),
	(44, 137, 1795953879856, 15, '\x010182010302ecb165ff5ab0e0482ed763fd008bcdf6009c30203c4b64d88c6e7f813f979ad4', NULL, NULL, NULL),
	(44, 138, 1795953879860, 2, '\x010f33323a20332f6f666620322f6f6666080080d098f7010800000000', NULL, NULL, NULL),
	(44, 139, 1795953879860, 15, '\x010084010304ac883cf874fd6692f5404a38de600d855e910d2f999ce6d33d6d89831ad2a3c0', NULL, NULL, NULL),
	(44, 140, 1795953879864, 2, '\x010d34333a2032312f313720342f31080080d098f7010800000000', NULL, NULL, NULL),
	(44, 141, 1795953879864, 15, '\x010186010104a737bbeff37c6b3fce52feb0a6e8020d007d7da1e1c4fbf29d1ba797f64fe246', NULL, NULL, NULL),
	(44, 142, 1795953879869, 2, '\x010934313a20332f6f66660a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 143, 1795953879869, 15, '\x01008801050177a267ec859194b6b45833a56866687e42775573c7f7760b2cebfbf4a452319c', NULL, NULL, NULL),
	(44, 144, 1795953879872, 2, '\x010d35313a2031372f313620362f31060080d098f7010600000000', NULL, NULL, NULL),
	(44, 145, 1795953879872, 15, '\x01018a01040410b16649b8bf6e6b93934073876c5aa1ecaa2de7c3df77c6fe1f70c736e6cce3', NULL, NULL, NULL),
	(44, 146, 1795953879875, 2, '\x010c34343a20322f6f6666283429060080d098f7010600000000', NULL, NULL, NULL),
	(44, 147, 1795953879875, 15, '\x01008c01040299f62dbf6952a04f64a110f271864e6ae00084742ba03aa4eb7399b157b2dee8', NULL, NULL, NULL),
	(44, 148, 1795953879877, 2, '\x010b34323a20362f3420352f31040080d098f7010400000000', NULL, NULL, NULL),
	(44, 149, 1795953879877, 15, '\x01018e010206f3655d2ed7544d06f6b6052580dc4ebfbd5cc3f3bfeab8fe029ad9fd317b6294', NULL, NULL, NULL),
	(44, 150, 1795953879883, 2, '\x010c36323a20322f6f66662832290c0080d098f7010c00000000', NULL, NULL, NULL),
	(44, 151, 1795953879883, 15, '\x010090010106024a5cbe63c788fad1d19343e67e5902bb26da697b4b33c05137c78bf6ed8fb3', NULL, NULL, NULL),
	(44, 152, 1795953879885, 2, '\x010836313a2031362f39040080d098f7010400000000', NULL, NULL, NULL),
	(44, 153, 1795953879885, 15, '\x010192010502190c721d5a68e7decc156f2b614c479d718cc9ca46123fdece0ce979ae7a01c3', NULL, NULL, NULL),
	(44, 154, 1795953879889, 2, '\x010c35323a20322f6f6666283229080080d098f7010800000000', NULL, NULL, NULL),
	(44, 155, 1795953879889, 15, '\x010094010203da51d97bf0c948343a1b27ac5d7d708f7d57aa2354c36e5263030d5016745a28', NULL, NULL, NULL),
	(44, 156, 1795953879891, 2, '\x010b33323a20352f3220342f32040080d098f7010400000000', NULL, NULL, NULL),
	(44, 157, 1795953879891, 15, '\x0101960101040540f1acc28dd3e75ab1dc2b1a5b1cf1bb2b2377fb0d144aec4bf04fa02cf3b9', NULL, NULL, NULL),
	(44, 158, 1795953879894, 2, '\x010934313a20322f6f6666060080d098f7010600000000', NULL, NULL, NULL),
	(44, 159, 1795953879894, 15, '\x010098010503c3294e0c4a6b4b7dca9d6b73ad9ee92b33e70677ef1a92601dc745d52427b933', NULL, NULL, NULL),
	(44, 160, 1795953879897, 2, '\x010735333a20392f31060080d098f7010600000000', NULL, NULL, NULL),
	(44, 161, 1795953879897, 15, '\x01019a01050666490bd9d821f5e41e743b3a1c400820cfaaf5fb9e3e16f92dc43018da47d1bc', NULL, NULL, NULL),
	(44, 162, 1795953879902, 2, '\x010c36353a20312f6f66662832290a0080d098f7010a00000000', NULL, NULL, NULL),
	(44, 163, 1795953879902, 15, '\x01009c010403b5b71ccec62aed2f0089c433e7b68cdf736da9638ab3c94c0c8396c29eaeaa3b', NULL, NULL, NULL),
	(44, 164, 1795953879905, 2, '\x010d34333a20342f6f666620342f31060080d098f7010600000000', NULL, NULL, NULL),
	(44, 165, 1795953879905, 15, '\x01019e010203904646a07eca03a80655c4e6cc1024890cdf28fc2e45bddaa117aae5731b6ec6', NULL, NULL, NULL),
	(44, 166, 1795953879908, 2, '\x010933323a20312f6f6666060080d098f7010600000000', NULL, NULL, NULL),
	(44, 167, 1795953879908, 6, '\x01011000', NULL, NULL, NULL),
	(45, 1, 1795953879914, 1, '\x01056e61726469076c61747669616e073120706f696e740180d098f70100028c028e02000000000157dc4fd5fff59833668780dc137892ff8a5ca4529c27fe75c038e2e8da73efb400', NULL, NULL, NULL),
	(45, 2, 1795953879914, 17, '\x010000', NULL, NULL, NULL),
	(45, 3, 1795953879914, 17, '\x010100', NULL, NULL, NULL),
	(45, 4, 1795953879914, 15, '\x0106020104f0cc951ac4e7e95e11b0ab830ecb00db26eecf647bf28b858c2d383ab2a87025', NULL, NULL, NULL),
	(45, 5, 1795953879914, 15, '\x01010406057ed77c6a0af5c2e2ad894b7ebfa08b80809067846d3803ee804afab402968b69', NULL, NULL, NULL),
	(45, 6, 1795953879923, 2, '\x010d36353a2031332f372031332f38120080d098f7011200000000', NULL, NULL, NULL),
	(45, 7, 1795953879923, 15, '\x01000601016ac65faef94f398752f6fb72e20a7f64a40a0c38ad8990caf535e65b3aa1b83e', NULL, NULL, NULL),
	(45, 8, 1795953879929, 2, '\x010e31313a20382f3720362f352833290c0080d098f7010c00000000', NULL, NULL, NULL),
	(45, 9, 1795953879929, 15, '\x01010806063a15bd30debf79c5c68564401c127089105d7cc263b6fcfe1344de5b76673fa4', NULL, NULL, NULL),
	(45, 10, 1795953879933, 2, '\x010f36363a2031332f3728332920382f32080080d098f7010800000000', NULL, NULL, NULL),
	(45, 11, 1795953879933, 15, '\x01000a02063a4a4ca229a4ed5d197f957ea54cfa687af4e5392d987c4ea3cc6c5cdcf22323', NULL, NULL, NULL),
	(45, 12, 1795953879939, 2, '\x010b36323a20382f3220372f350c0080d098f7010c00000000', NULL, NULL, NULL),
	(45, 13, 1795953879939, 15, '\x01010c0605b1c487b8a5f97ea758164521f63f4317fa965c8e63e25f7a93cde70957fed27b', NULL, NULL, NULL),
	(45, 14, 1795953879943, 2, '\x010d36353a2032342f313820372f32080080d098f7010800000000', NULL, NULL, NULL),
	(45, 15, 1795953879943, 15, '\x01000e03056c0efc43eb6a648f100093c8720bece313507989e5ddb1a739a035b303034f33', NULL, NULL, NULL),
	(45, 16, 1795953879945, 2, '\x010d35333a2031332f313020382f33040080d098f7010400000000', NULL, NULL, NULL),
	(45, 17, 1795953879945, 15, '\x0101100102525db609d7013fdafef5d7c819d5381d2f945f1fb096ba8aada2ebc33f30cff4', NULL, NULL, NULL),
	(45, 18, 1795953879949, 2, '\x010732313a20362f33080080d098f7010800000000', NULL, NULL, NULL),
	(45, 19, 1795953879949, 15, '\x01001202012d8a6bae0c8602a30731df5d03ab9c93ae5826d454d3e36661083d6adefb80ce', NULL, NULL, NULL),
	(45, 20, 1795953879951, 2, '\x010932313a2031302f372a040080d098f7010400000000', NULL, NULL, NULL),
	(45, 21, 1795953879951, 15, '\x0101140405a1e63f39805bb65a54ea39c89d6902252f4f49ee1a420e4e870605ea0c40a897', NULL, NULL, NULL),
	(45, 22, 1795953879955, 2, '\x010a35343a206261722f3136080080d098f7010800000000', NULL, NULL, NULL),
	(45, 23, 1795953879955, 15, '\x0100160205991be5fdfdfb09d95d5e26799152bc1391d2b568a67aed0c8be4a941e907c523', NULL, NULL, NULL),
	(45, 24, 1795953879957, 2, '\x010b35323a20372f3220362f34040080d098f7010400000000', NULL, NULL, NULL),
	(45, 25, 1795953879957, 15, '\x01011804019068e3f04e065cb8dea07cf84e42b26daed171fbb84bfe24be5b666a029a6646', NULL, NULL, NULL),
	(45, 26, 1795953879960, 2, '\x010b34313a20362f3220332f32060080d098f7010600000000', NULL, NULL, NULL),
	(45, 27, 1795953879960, 15, '\x01001a0404409505f8dac07d52ad2b86276caba7155ef887a7b1d63e247b02c3cba0784c12', NULL, NULL, NULL),
	(45, 28, 1795953879964, 2, '\x010e34343a2032342f313220352f312a080080d098f7010800000000', NULL, NULL, NULL);
INSERT INTO public.game_events VALUES
	(45, 29, 1795953879964, 15, '\x01011c020648c2308c0fcf1a2111421a25bb025d5f24f4efd99806331421ab811edd86a308', NULL, NULL, NULL),
	(45, 30, 1795953879968, 2, '\x011136323a206261722f31392a2031362f3134080080d098f7010800000000', NULL, NULL, NULL),
	(45, 31, 1795953879968, 15, '\x01001e04029142711ab65a81e8b401aef7ba37cc7ddbcf528a43172feedaea569099119e84', NULL, NULL, NULL),
	(45, 32, 1795953879971, 2, '\x011034323a206261722f32312031322f3130060080d098f7010600000000', NULL, NULL, NULL),
	(45, 33, 1795953879971, 15, '\x0101200302f82b1f2a4efd73c220ee6f65e02c1707417fdc4172ed8a32dea7aa2ab63b0ea8', NULL, NULL, NULL),
	(45, 34, 1795953879974, 2, '\x010e33323a2031392f313620362f342a060080d098f7010600000000', NULL, NULL, NULL),
	(45, 35, 1795953879974, 15, '\x0100220203ecac5babe2dc910de8055a264e2f6d718758d88204720dda0a338425eabedab7', NULL, NULL, NULL),
	(45, 36, 1795953879978, 2, '\x011133323a206261722f32322031332f31312a080080d098f7010800000000', NULL, NULL, NULL),
	(45, 37, 1795953879978, 15, '\x010124010122c43bd3c8a0ccee9748df2b66294a147592c0a96ed13a52ab9eb45872b15524', NULL, NULL, NULL),
	(45, 38, 1795953879982, 2, '\x011631313a206261722f32342a2031362f31352a20382f36080080d098f7010800000000', NULL, NULL, NULL),
	(45, 39, 1795953879982, 15, '\x010026040681a1a713656f573c3d92347ab1d2329e0e163556ea79731d7eb84aa951914a81', NULL, NULL, NULL),
	(45, 40, 1795953879985, 2, '\x010b36343a206261722f32312a060080d098f7010600000000', NULL, NULL, NULL),
	(45, 41, 1795953879985, 15, '\x0101280306b7da2c04c1ecdc533856db4b28b0dd1993760c88356abbaff90886efdeaa70c2', NULL, NULL, NULL),
	(45, 42, 1795953879989, 2, '\x010a36333a206261722f3136080080d098f7010800000000', NULL, NULL, NULL),
	(45, 43, 1795953879989, 15, '\x01002a06017cb4dff306de1fc03b2785c853a4a1640d5ad4b18cdfc74d060b190790951abf', NULL, NULL, NULL),
	(45, 44, 1795953879992, 2, '\x010f36313a206261722f32342031312f35060080d098f7010600000000', NULL, NULL, NULL),
	(45, 45, 1795953879992, 15, '\x01012c0605ff6e28ea8eba8407730ba98419883714f264c48bad7a863094b840ff4c59aae5', NULL, NULL, NULL),
	(45, 46, 1795953879997, 2, '\x010936353a2031352f342a0a0080d098f7010a00000000', NULL, NULL, NULL),
	(45, 47, 1795953879997, 15, '\x01002e0104dcec7659a23a34ad58a376508d09985fe88295e2752aa1b293fd868ad83770e9', NULL, NULL, NULL),
	(45, 48, 1795953879999, 2, '\x010a34313a206261722f3230040080d098f7010400000000', NULL, NULL, NULL),
	(45, 49, 1795953879999, 15, '\x0101300503220e7677bc8fa3bafefc3ff0a27e6e6cea3cb315d91dc492ee1c6516ae815af0', NULL, NULL, NULL),
	(45, 50, 1795953880004, 2, '\x010c35333a20372f3220362f332a0a0080d098f7010a00000000', NULL, NULL, NULL),
	(45, 51, 1795953880004, 15, '\x0100320603390f120ab30929f85dc6a4d6e8230b9d54b1fba434ad1bce6dc72669c410ac89', NULL, NULL, NULL),
	(45, 52, 1795953880008, 2, '\x011136333a206261722f32322a2032302f3134080080d098f7010800000000', NULL, NULL, NULL),
	(45, 53, 1795953880008, 15, '\x01013404059bd8baa63c1db38f650fc4dc4d6f4a8f8f6185eb033f22df7ce24abed8c49763', NULL, NULL, NULL),
	(45, 54, 1795953880013, 2, '\x011135343a206261722f32312a2032312f31360a0080d098f7010a00000000', NULL, NULL, NULL),
	(45, 55, 1795953880013, 15, '\x010036020636d919e0f0b3a099484600213a17bff1f844ec7555cae348822a254c962239b5', NULL, NULL, NULL),
	(45, 56, 1795953880013, 2, '\x010536323a202d000080d098f7010000000200', NULL, NULL, NULL),
	(45, 57, 1795953880013, 15, '\x01013804045571502c101410ac124a044afb112b86b4ff0f9a44a7b140d90543a129034033', NULL, NULL, NULL),
	(45, 58, 1795953880017, 2, '\x011334343a20382f3420372f332a20362f32283229080080d098f7010800000000', NULL, NULL, NULL),
	(45, 59, 1795953880017, 15, '\x01003a02055545a8da8eaa79d683453d3ba9e005f88cd19aa2ea821146729563ffa1d22dda', NULL, NULL, NULL),
	(45, 60, 1795953880020, 2, '\x010a35323a206261722f3230060080d098f7010600000000', NULL, NULL, NULL),
	(45, 61, 1795953880020, 15, '\x01013c0605226060303d4d2022afbbce5b17b690eb0572dc28a068d10c6aeaab436737ff3f', NULL, NULL, NULL),
	(45, 62, 1795953880025, 2, '\x010d36353a2031362f313020372f320a0080d098f7010a00000000', NULL, NULL, NULL),
	(45, 63, 1795953880025, 15, '\x01003e050436e16c39afee98f059ddfb3b9a7698733f598723cc786ae53034939f04b1572c', NULL, NULL, NULL),
	(45, 64, 1795953880029, 2, '\x011035343a206261722f32302031332f392a080080d098f7010800000000', NULL, NULL, NULL),
	(45, 65, 1795953880029, 15, '\x01014005045ebc4f31d5be9dafd2f76e4e59ade160c18c3b22cbcdd7a72c48eb0cc408da5f', NULL, NULL, NULL),
	(45, 66, 1795953880032, 2, '\x010b35343a206261722f31362a060080d098f7010600000000', NULL, NULL, NULL),
	(45, 67, 1795953880032, 15, '\x0100420505ce80faa97a114a7446eab6dd2f76698b08d7f52a4152a3862431f388dac67d23', NULL, NULL, NULL),
	(45, 68, 1795953880034, 2, '\x011435353a206261722f32302031332f332031332f38040080d098f7010400000000', NULL, NULL, NULL),
	(45, 69, 1795953880034, 15, '\x0101440401ffe53c55100b65c7c16e729dba63387eca97a33b682c5959add3553012661c82', NULL, NULL, NULL),
	(45, 70, 1795953880039, 2, '\x010d34313a2031362f313220342f330a0080d098f7010a00000000', NULL, NULL, NULL),
	(45, 71, 1795953880039, 15, '\x0100460203a1caaac687bc5d72c49389f82550621266de38de39750dfdc0a6aee640a53346', NULL, NULL, NULL),
	(45, 72, 1795953880043, 2, '\x011033323a2032342f32312a2031342f3132080080d098f7010800000000', NULL, NULL, NULL),
	(45, 73, 1795953880043, 15, '\x0101480603eb463626ffbbf0cc813cfac2b325ae919be36bbab9b8f1f92655b209d8d9ae70', NULL, NULL, NULL),
	(45, 74, 1795953880046, 2, '\x010a36333a206261722f3136060080d098f7010600000000', NULL, NULL, NULL),
	(45, 75, 1795953880046, 15, '\x01004a0302573e2c57f01a690fe84b4a344e8f6c7072d5c33f5fbe3c2cf4e0b3e10f549b59', NULL, NULL, NULL),
	(45, 76, 1795953880049, 2, '\x010f33323a2032312f31382031322f3130060080d098f7010600000000', NULL, NULL, NULL),
	(45, 77, 1795953880049, 15, '\x01014c04054c6bb75a589957ecc1cdac0f1721258adfe543297357be61e4bed6ccddde54c1', NULL, NULL, NULL),
	(45, 78, 1795953880053, 2, '\x010e35343a2031362f31312031322f38080080d098f7010800000000', NULL, NULL, NULL),
	(45, 79, 1795953880053, 15, '\x01004e0101c31533a0eed2495abec88e2095b29735f3a36e646af162b8f83cc34fc94b5a5a', NULL, NULL, NULL),
	(45, 80, 1795953880056, 2, '\x011231313a2032302f31392031302f3920352f33060080d098f7010600000000', NULL, NULL, NULL),
	(45, 81, 1795953880056, 15, '\x010150010311d39c0466f78b8564797cbec70d133f5ca8afee066ea2cd8a5dfb38e7c3a059', NULL, NULL, NULL),
	(45, 82, 1795953880060, 2, '\x010f33313a2032342f32312031312f3130080080d098f7010800000000', NULL, NULL, NULL),
	(45, 83, 1795953880060, 15, '\x0100520406c39385f3fe6ade376a6e881866b497a2ebc8e6b952d5fa682215106211b6f313', NULL, NULL, NULL),
	(45, 84, 1795953880062, 2, '\x010e36343a2032302f313420382f342a040080d098f7010400000000', NULL, NULL, NULL),
	(45, 85, 1795953880062, 15, '\x010154060115c3f14b3b6de1661eb90d401ee2d70bec9020af0531f5c1da08d090c718dd5d', NULL, NULL, NULL),
	(45, 86, 1795953880066, 2, '\x010f36313a206261722f32342031302f34080080d098f7010800000000', NULL, NULL, NULL),
	(45, 87, 1795953880066, 15, '\x0100560405a8c7782a9166a9158644fb8e94989af2ec6ae1afd3de00f1a1339d8ef135c167', NULL, NULL, NULL),
	(45, 88, 1795953880071, 2, '\x010935343a2031392f31300a0080d098f7010a00000000', NULL, NULL, NULL),
	(45, 89, 1795953880071, 15, '\x0101580506a8fc05db64508bdb207ec5fb780c26494171bd13b0b2df227f0c70a023dd4ba0', NULL, NULL, NULL),
	(45, 90, 1795953880075, 2, '\x010936353a2032342f3133080080d098f7010800000000', NULL, NULL, NULL),
	(45, 91, 1795953880075, 15, '\x01005a02013eb1c159171de5580bcb67fbb8b501e75335928983a6c29a15d72e9325562349', NULL, NULL, NULL),
	(45, 92, 1795953880077, 2, '\x010d32313a2032302f313820342f33040080d098f7010400000000', NULL, NULL, NULL),
	(45, 93, 1795953880077, 15, '\x01015c05034d4e117033ee8ee7ef05c31cbac038d5e81ec9eed572264575176aff1d7c8ff6', NULL, NULL, NULL),
	(45, 94, 1795953880081, 2, '\x010d35333a2031302f3520342f312a080080d098f7010800000000', NULL, NULL, NULL),
	(45, 95, 1795953880081, 15, '\x01005e02026c243c0989870ba36fd5dd6646c44d392b0e98072ea780e436253bc7a492891b', NULL, NULL, NULL),
	(45, 96, 1795953880081, 2, '\x010532323a202d000080d098f7010000000200', NULL, NULL, NULL),
	(45, 97, 1795953880081, 15, '\x01016006048ebcdc9948f76dbf340bcd5ddb134ecfb00d6599ad087b9f8f31b699eb8afa51', NULL, NULL, NULL),
	(45, 98, 1795953880084, 2, '\x010836343a2031332f33060080d098f7010600000000', NULL, NULL, NULL),
	(45, 99, 1795953880084, 15, '\x01006205047837dddf2582057a905358d6c4e5833fc086c144eaec601e6f7474cd4bcc4ba6', NULL, NULL, NULL),
	(45, 100, 1795953880087, 2, '\x010a35343a206261722f3136060080d098f7010600000000', NULL, NULL, NULL),
	(45, 101, 1795953880087, 15, '\x0101640405f7d90167b1df29d354a402aa4ca427d2bd9bdb2d9f50ea5136c8f8783377c4b5', NULL, NULL, NULL),
	(45, 102, 1795953880091, 2, '\x010b35343a20382f3320382f34080080d098f7010800000000', NULL, NULL, NULL),
	(45, 103, 1795953880091, 15, '\x0100660206ec5133399d087a2fd2f4bbc9f5030b97dc4e865473b5c9a89323b8c67ae4c3ca', NULL, NULL, NULL),
	(45, 104, 1795953880094, 2, '\x010f36323a2031382f31322031342f3132060080d098f7010600000000', NULL, NULL, NULL),
	(45, 105, 1795953880094, 15, '\x01016801060a98ed5d97eee9bca0345a03884eb52dcc37708b67338188181af8224a16d88b', NULL, NULL, NULL),
	(45, 106, 1795953880100, 2, '\x010d36313a20352f6f666620332f320c0080d098f7010c00000000', NULL, NULL, NULL),
	(45, 107, 1795953880100, 15, '\x01006a05049a3a1a22c0c09425142c62e41863b4d3ea29ad079ced26199d4e346d0c2c2ebb', NULL, NULL, NULL),
	(45, 108, 1795953880108, 2, '\x010e35343a2031362f31312031322f38100080d098f7011000000000', NULL, NULL, NULL),
	(45, 109, 1795953880108, 15, '\x01016c04059aca4a7cb49102f1026a203600fc86ffcf44004116ba2efa01d59cc32d6d621b', NULL, NULL, NULL),
	(45, 110, 1795953880112, 2, '\x010f35343a20342f6f666620332f6f6666080080d098f7010800000000', NULL, NULL, NULL),
	(45, 111, 1795953880112, 15, '\x01006e0604e3134e2594101444dfbe17ed4f702cd18ab4443ceaa6fc3a4e120fc60f449ca6', NULL, NULL, NULL),
	(45, 112, 1795953880114, 2, '\x010e36343a2031382f31342031302f34040080d098f7010400000000', NULL, NULL, NULL),
	(45, 113, 1795953880114, 15, '\x01017005022cfe9c04be215b081c2015a2c23e6acafb4f126e91a41ae38c5ac2eb57731462', NULL, NULL, NULL),
	(45, 114, 1795953880118, 2, '\x010d35323a20332f6f666620332f31080080d098f7010800000000', NULL, NULL, NULL),
	(45, 115, 1795953880118, 15, '\x0100720203f1a05a97421ccb4318ea181caeb86ee3ad9e41ff3cb0e2711bc1ad1175c66ecb', NULL, NULL, NULL),
	(45, 116, 1795953880121, 2, '\x010c33323a2031312f3920382f35060080d098f7010600000000', NULL, NULL, NULL),
	(45, 117, 1795953880121, 15, '\x010174040309c79e930c7f4e647dbaf4f58488ed9faa4985fd3b79b6957cadb7a4ccfd0217', NULL, NULL, NULL),
	(45, 118, 1795953880125, 2, '\x010c34333a20322f6f6666283229080080d098f7010800000000', NULL, NULL, NULL),
	(45, 119, 1795953880125, 15, '\x010076060280e32e3ad487d90701addc79a3edd6b76fc6f8d97cf1307a55931bd0d5cc3ce1', NULL, NULL, NULL),
	(45, 120, 1795953880128, 2, '\x010c36323a2031322f3620332f31060080d098f7010600000000', NULL, NULL, NULL),
	(45, 121, 1795953880128, 15, '\x0101780403900852aef023c20848d0022b0bf485b84f7df58116f46be0384b6f6841b4fe3d', NULL, NULL, NULL),
	(45, 122, 1795953880131, 2, '\x010c34333a20322f6f6666283229060080d098f7010600000000', NULL, NULL, NULL),
	(45, 123, 1795953880131, 15, '\x01007a020148e982e7620764d4afb38c84ed5eb1c901ebb512b2eff973fd08e5dbeb96172e', NULL, NULL, NULL),
	(45, 124, 1795953880134, 2, '\x010b32313a20392f3820362f34060080d098f7010600000000', NULL, NULL, NULL),
	(45, 125, 1795953880134, 15, '\x01017c050560ae6075ecb3be75558b1aa454eaf4924be869fa224f6fe47f82326bf986a334', NULL, NULL, NULL),
	(45, 126, 1795953880138, 2, '\x010c35353a20322f6f6666283429080080d098f7010800000000', NULL, NULL, NULL),
	(45, 127, 1795953880138, 15, '\x01007e0506547c399f1d255182bc70318eb2fc427d6c24a43c4e9144a7cfb4f8e7a80702be', NULL, NULL, NULL),
	(45, 128, 1795953880141, 2, '\x010b36353a20392f3320382f33060080d098f7010600000000', NULL, NULL, NULL),
	(45, 129, 1795953880141, 15, '\x0101800104069480fceb835bb9d5ad9500d706d5f28e114f1d7863803b38cfc18186beb18295', NULL, NULL, NULL),
	(45, 130, 1795953880146, 2, '\x010f36343a20322f6f666620312f6f66660a0080d098f7010a00000000', NULL, NULL, NULL),
	(45, 131, 1795953880146, 15, '\x0100820105036a12052f718f79de68a0b08e11af24bcd2b8b613e69e35efda45807b522cf825', NULL, NULL, NULL),
	(45, 132, 1795953880151, 2, '\x010c35333a2031342f3920352f320a0080d098f7010a00000000', NULL, NULL, NULL),
	(45, 133, 1795953880151, 15, '\x0101840104018adb8e7391132937407dd3f8722a9a6ef357ae0f4750bf5f5260087c91b712f5', NULL, NULL, NULL),
	(45, 134, 1795953880156, 2, '\x010934313a20312f6f66660a0080d098f7010a00000000', NULL, NULL, NULL),
	(45, 135, 1795953880156, 6, '\x01011000', NULL, NULL, NULL),
	(46, 1, 1795953880162, 1, '\x01047374617207636c617373696315736964652034206d656e20313020736561747320320180d098f70100028c028e02000000000000', NULL, NULL, NULL),
	(46, 2, 1795953880165, 2, '\x010561332d6535060080d098f7010600000002030e', NULL, NULL, NULL),
	(46, 3, 1795953880169, 2, '\x01076431342d693133080080d098f7010800000002726a', NULL, NULL, NULL),
	(46, 4, 1795953880171, 2, '\x010562342d6735040080d098f70104000000020710', NULL, NULL, NULL),
	(46, 5, 1795953880174, 2, '\x01076931332d683132060080d098f70106000000026a5d', NULL, NULL, NULL),
	(46, 6, 1795953880177, 2, '\x010567352d6636060080d098f7010600000002101c', NULL, NULL, NULL),
	(46, 7, 1795953880181, 2, '\x01076331342d643134080080d098f70108000000027172', NULL, NULL, NULL),
	(46, 8, 1795953880183, 2, '\x010561342d6635040080d098f7010400000002060f', NULL, NULL, NULL),
	(46, 9, 1795953880186, 2, '\x01076831322d693132060080d098f70106000000025d5e', NULL, NULL, NULL),
	(46, 10, 1795953880189, 2, '\x010564342d6736060080d098f701060000000409071b1d', NULL, NULL, NULL),
	(46, 11, 1795953880193, 2, '\x01076931322d683131080080d098f70108000000025e52', NULL, NULL, NULL),
	(46, 12, 1795953880196, 2, '\x010566352d6234060080d098f70106000000020f07', NULL, NULL, NULL),
	(46, 13, 1795953880199, 2, '\x01076231342d633134060080d098f70106000000027071', NULL, NULL, NULL),
	(46, 14, 1795953880201, 2, '\x010561312d6537040080d098f701040000000400031027', NULL, NULL, NULL),
	(46, 15, 1795953880205, 2, '\x01076831312d693131080080d098f70108000000025253', NULL, NULL, NULL),
	(46, 16, 1795953880207, 2, '\x010565372d6438040080d098f70104000000022731', NULL, NULL, NULL),
	(46, 17, 1795953880211, 2, '\x01076131342d663133080080d098f70108000000026f67', NULL, NULL, NULL),
	(46, 18, 1795953880213, 2, '\x010562342d6635040080d098f7010400000002070f', NULL, NULL, NULL),
	(46, 19, 1795953880217, 2, '\x01076631332d673133080080d098f70108000000026768', NULL, NULL, NULL),
	(46, 20, 1795953880219, 2, '\x010563332d6339040080d098f70104000000040510273a', NULL, NULL, NULL),
	(46, 21, 1795953880222, 2, '\x01076731332d623134060080d098f70106000000026870', NULL, NULL, NULL),
	(46, 22, 1795953880227, 2, '\x010563342d63330a0080d098f7010a000000020805', NULL, NULL, NULL),
	(46, 23, 1795953880230, 2, '\x01076231352d663133060080d098f70106000000027467', NULL, NULL, NULL),
	(46, 24, 1795953880234, 2, '\x010563392d6735080080d098f70108000000033a2710', NULL, NULL, NULL),
	(46, 25, 1795953880237, 2, '\x01076131352d623135060080d098f70106000000027374', NULL, NULL, NULL),
	(46, 26, 1795953880240, 2, '\x010567352d6339060080d098f701060000000310273a', NULL, NULL, NULL),
	(46, 27, 1795953880243, 2, '\x01076931312d693130060080d098f70106000000025349', NULL, NULL, NULL),
	(46, 28, 1795953880245, 2, '\x010566352d6134040080d098f70104000000020f06', NULL, NULL, NULL),
	(46, 29, 1795953880248, 2, '\x01076331342d683133060080d098f70106000000027169', NULL, NULL, NULL),
	(46, 30, 1795953880251, 2, '\x010562322d6234060080d098f70106000000020207', NULL, NULL, NULL),
	(46, 31, 1795953880254, 2, '\x01076831332d633134060080d098f70106000000026971', NULL, NULL, NULL),
	(46, 32, 1795953880257, 2, '\x010561342d6133060080d098f70106000000020603', NULL, NULL, NULL),
	(46, 33, 1795953880260, 2, '\x01076331342d673133060080d098f70106000000027168', NULL, NULL, NULL),
	(46, 34, 1795953880263, 2, '\x010561332d6537060080d098f7010600000003031027', NULL, NULL, NULL),
	(46, 35, 1795953880266, 2, '\x01066931302d6839060080d098f7010600000002493f', NULL, NULL, NULL),
	(46, 36, 1795953880268, 2, '\x010567362d6737040080d098f70104000000021d29', NULL, NULL, NULL),
	(46, 37, 1795953880272, 2, '\x010568392d6838080080d098f70108000000023f35', NULL, NULL, NULL),
	(46, 38, 1795953880274, 2, '\x010562332d6334040080d098f70104000000020408', NULL, NULL, NULL),
	(46, 39, 1795953880277, 2, '\x01076731332d683133060080d098f70106000000026869', NULL, NULL, NULL),
	(46, 40, 1795953880280, 2, '\x010564382d6338060080d098f70106000000023130', NULL, NULL, NULL),
	(46, 41, 1795953880285, 2, '\x01076131362d6131340a0080d098f7010a0000000376716f', NULL, NULL, NULL),
	(46, 42, 1795953880288, 2, '\x010565372d6133060080d098f7010600000003271003', NULL, NULL, NULL),
	(46, 43, 1795953880291, 2, '\x01076231342d653132060080d098f7010600000002705a', NULL, NULL, NULL),
	(46, 44, 1795953880294, 2, '\x010562342d6635060080d098f7010600000002070f', NULL, NULL, NULL),
	(46, 45, 1795953880297, 2, '\x010568382d6837060080d098f7010600000002352a', NULL, NULL, NULL),
	(46, 46, 1795953880299, 2, '\x010567372d6637040080d098f70104000000022928', NULL, NULL, NULL),
	(46, 47, 1795953880303, 2, '\x01076631332d653133080080d098f70108000000026766', NULL, NULL, NULL),
	(46, 48, 1795953880305, 2, '\x010566372d6538040080d098f70104000000022832', NULL, NULL, NULL),
	(46, 49, 1795953880309, 2, '\x01076831332d673133080080d098f70108000000026968', NULL, NULL, NULL),
	(46, 50, 1795953880311, 2, '\x010563382d6337040080d098f70104000000023025', NULL, NULL, NULL),
	(46, 51, 1795953880315, 2, '\x01076531322d653131080080d098f70108000000025a4f', NULL, NULL, NULL),
	(46, 52, 1795953880318, 2, '\x010561322d6233060080d098f70106000000020104', NULL, NULL, NULL),
	(46, 53, 1795953880322, 2, '\x01076231362d623134080080d098f70108000000027770', NULL, NULL, NULL),
	(46, 54, 1795953880326, 2, '\x010563342d6735080080d098f70108000000020810', NULL, NULL, NULL),
	(46, 55, 1795953880339, 2, '\x01076531332d6631331a0080d098f7011a000000026667', NULL, NULL, NULL),
	(46, 56, 1795953880345, 2, '\x010567352d63340c0080d098f7010c000000021008', NULL, NULL, NULL),
	(46, 57, 1795953880352, 2, '\x01076431342d6831330e0080d098f7010e000000027269', NULL, NULL, NULL),
	(46, 58, 1795953880360, 2, '\x010563372d6238100080d098f7011000000002252f', NULL, NULL, NULL),
	(46, 59, 1795953880367, 2, '\x01076231342d6531320e0080d098f7010e00000002705a', NULL, NULL, NULL),
	(46, 60, 1795953880374, 2, '\x010563342d62340e0080d098f7010e000000020807', NULL, NULL, NULL),
	(46, 61, 1795953880384, 2, '\x01076131342d613135140080d098f70114000000026f73', NULL, NULL, NULL),
	(47, 1, 1795953880425, 1, '\x01047374617207636c617373696314736964652033206d656e203620736561747320360180d098f70101068c028e029002920294029602000000000000', NULL, NULL, NULL),
	(47, 2, 1795953880436, 2, '\x010561322d6434160080d098f70116000000020109', NULL, NULL, NULL),
	(47, 3, 1795953880451, 2, '\x010561362d62361e0080d098f7011e00000002191a', NULL, NULL, NULL),
	(47, 4, 1795953880465, 2, '\x010561392d61371c0080d098f7011c000000023021', NULL, NULL, NULL),
	(47, 5, 1795953880503, 2, '\x01076131312d6531304c0080d098f7014c00000002433d', NULL, NULL, NULL),
	(47, 6, 1795953880526, 2, '\x01066931302d67382e0080d098f7012e00000002412e', NULL, NULL, NULL),
	(47, 7, 1795953880549, 2, '\x010569342d67342e0080d098f7012e000000020e0c', NULL, NULL, NULL),
	(47, 8, 1795953880571, 2, '\x010563332d67352c0080d098f7012c000000020516', NULL, NULL, NULL),
	(47, 9, 1795953880579, 2, '\x010562362d6336100080d098f70110000000021a1b', NULL, NULL, NULL),
	(47, 10, 1795953880587, 2, '\x01076331302d643130100080d098f70110000000023b3c', NULL, NULL, NULL),
	(47, 11, 1795953880603, 2, '\x01076331312d663130200080d098f7012000000002453e', NULL, NULL, NULL),
	(47, 12, 1795953880617, 2, '\x01076831302d6931301c0080d098f7011c000000024041', NULL, NULL, NULL),
	(47, 13, 1795953880636, 2, '\x010569352d6739260080d098f7012600000003182736', NULL, NULL, NULL),
	(47, 14, 1795953880640, 2, '\x010562332d6534080080d098f7010800000002040a', NULL, NULL, NULL),
	(47, 15, 1795953880647, 2, '\x010563362d62360e0080d098f7010e000000021b1a', NULL, NULL, NULL),
	(47, 16, 1795953880659, 2, '\x010562392d6139180080d098f70118000000023130', NULL, NULL, NULL),
	(47, 17, 1795953880672, 2, '\x01066131332d65391a0080d098f7011a00000003484334', NULL, NULL, NULL),
	(47, 18, 1795953880682, 2, '\x010568392d6637140080d098f70114000000023726', NULL, NULL, NULL),
	(47, 19, 1795953880694, 2, '\x010567342d6638180080d098f70118000000030c1f2d', NULL, NULL, NULL),
	(47, 20, 1795953880701, 2, '\x010564342d63350e0080d098f7010e000000020912', NULL, NULL, NULL),
	(47, 21, 1795953880719, 2, '\x010563342d6336240080d098f7012400000002081b', NULL, NULL, NULL),
	(47, 22, 1795953880732, 2, '\x01066431302d63391a0080d098f7011a000000023c32', NULL, NULL, NULL),
	(47, 23, 1795953880742, 2, '\x01076631302d633131140080d098f70114000000023e45', NULL, NULL, NULL),
	(47, 24, 1795953880752, 2, '\x010569392d6537140080d098f7011400000003382725', NULL, NULL, NULL),
	(47, 25, 1795953880768, 2, '\x010568342d6734200080d098f70120000000020d0c', NULL, NULL, NULL),
	(47, 26, 1795953880775, 2, '\x010563352d64340e0080d098f7010e000000021209', NULL, NULL, NULL),
	(47, 27, 1795953880783, 2, '\x010563362d6337100080d098f70110000000021b23', NULL, NULL, NULL),
	(47, 28, 1795953880793, 2, '\x01066131302d6436140080d098f7011400000004393b2a1c', NULL, NULL, NULL),
	(47, 29, 1795953880806, 2, '\x01076131322d6131331a0080d098f7011a000000024648', NULL, NULL, NULL),
	(47, 30, 1795953880812, 2, '\x010568382d68390c0080d098f7010c000000022f37', NULL, NULL, NULL),
	(47, 31, 1795953880823, 2, '\x01056a342d6934160080d098f70116000000020f0e', NULL, NULL, NULL),
	(47, 32, 1795953880830, 2, '\x010665342d6631300e0080d098f7010e000000060a0819293c3e', NULL, NULL, NULL);
INSERT INTO public.game_events VALUES
	(47, 33, 1795953880836, 2, '\x010561342d65340c0080d098f7010c0000000306080a', NULL, NULL, NULL),
	(47, 34, 1795953880843, 2, '\x010561372d63350e0080d098f7010e000000022112', NULL, NULL, NULL),
	(47, 35, 1795953880849, 2, '\x010565392d64380c0080d098f7010c00000002342b', NULL, NULL, NULL),
	(47, 36, 1795953880857, 2, '\x010566372d6636100080d098f7011000000002261e', NULL, NULL, NULL),
	(47, 37, 1795953880868, 2, '\x010569342d6736160080d098f70116000000020e1f', NULL, NULL, NULL),
	(47, 38, 1795953880876, 2, '\x010567352d6635100080d098f70110000000021615', NULL, NULL, NULL),
	(47, 39, 1795953880882, 2, '\x010565342d63340c0080d098f7010c000000020a08', NULL, NULL, NULL),
	(47, 40, 1795953880895, 2, '\x010661382d6331301a0080d098f7011a0000000328393b', NULL, NULL, NULL),
	(47, 41, 1795953880903, 2, '\x01066231312d6237100080d098f701100000000444332422', NULL, NULL, NULL),
	(47, 42, 1795953880909, 2, '\x010568392d66390c0080d098f7010c000000023735', NULL, NULL, NULL),
	(47, 43, 1795953880916, 2, '\x010568352d68340e0080d098f7010e00000002170d', NULL, NULL, NULL),
	(47, 44, 1795953880918, 2, '\x01066631302d6536040080d098f70104000000053e3c291b1d', NULL, NULL, NULL),
	(47, 45, 1795953880922, 2, '\x010563342d6134080080d098f70108000000020806', NULL, NULL, NULL),
	(47, 46, 1795953880927, 2, '\x01066231302d62380a0080d098f7010a000000033a3c29', NULL, NULL, NULL),
	(47, 47, 1795953880933, 2, '\x01066531302d64390c0080d098f7010c000000023d33', NULL, NULL, NULL),
	(47, 48, 1795953880946, 2, '\x010567382d65381a0080d098f7011a000000022e2c', NULL, NULL, NULL),
	(47, 49, 1795953880958, 2, '\x010567362d6637180080d098f70118000000021f26', NULL, NULL, NULL),
	(47, 50, 1795953880962, 2, '\x010566352d6435080080d098f7010800000003152413', NULL, NULL, NULL),
	(47, 51, 1795953880966, 2, '\x010561342d6534080080d098f701080000000306080a', NULL, NULL, NULL),
	(47, 52, 1795953880972, 2, '\x010661392d6231300c0080d098f7010c00000002303a', NULL, NULL, NULL),
	(47, 53, 1795953880980, 2, '\x01076231322d623131100080d098f70110000000024744', NULL, NULL, NULL),
	(47, 54, 1795953880989, 2, '\x010665382d653130120080d098f70112000000032c2a3d', NULL, NULL, NULL),
	(47, 55, 1795953880998, 2, '\x010666382d663130120080d098f70112000000022d3e', NULL, NULL, NULL),
	(47, 56, 1795953881001, 2, '\x010562322d6233060080d098f70106000000020204', NULL, NULL, NULL),
	(47, 57, 1795953881005, 2, '\x010562352d6334080080d098f70108000000021108', NULL, NULL, NULL),
	(47, 58, 1795953881015, 2, '\x010563392d6338140080d098f7011400000002322a', NULL, NULL, NULL),
	(47, 59, 1795953881025, 2, '\x01076131332d623132140080d098f70114000000024847', NULL, NULL, NULL),
	(47, 60, 1795953881033, 2, '\x010566362d6635100080d098f70110000000021e15', NULL, NULL, NULL),
	(47, 61, 1795953881043, 2, '\x01066631302d6539140080d098f70114000000023e34', NULL, NULL, NULL),
	(47, 62, 1795953881046, 2, '\x010561312d6132060080d098f70106000000020001', NULL, NULL, NULL),
	(47, 63, 1795953881051, 2, '\x010563372d67350a0080d098f7010a00000003231416', NULL, NULL, NULL),
	(47, 64, 1795953881056, 2, '\x010562382d61380a0080d098f7010a000000022928', NULL, NULL, NULL),
	(47, 65, 1795953881074, 2, '\x010564382d6437240080d098f70124000000022b24', NULL, NULL, NULL),
	(47, 66, 1795953881096, 2, '\x010565372d66362c0080d098f7012c00000002251e', NULL, NULL, NULL),
	(47, 67, 1795953881109, 2, '\x010567342d66341a0080d098f7011a000000020c0b', NULL, NULL, NULL),
	(47, 68, 1795953881128, 2, '\x010564352d6535260080d098f70126000000021314', NULL, NULL, NULL),
	(47, 69, 1795953881139, 2, '\x010567352d6734160080d098f7011600000002160c', NULL, NULL, NULL),
	(47, 70, 1795953881157, 2, '\x010563382d6337240080d098f70124000000022a23', NULL, NULL, NULL),
	(47, 71, 1795953881172, 2, '\x010564372d65381e0080d098f7011e00000002242c', NULL, NULL, NULL),
	(47, 72, 1795953881184, 2, '\x01066a31302d6638180080d098f701180000000342402d', NULL, NULL, NULL),
	(47, 73, 1795953881200, 2, '\x010665392d663130200080d098f7012000000002343e', NULL, NULL, NULL),
	(47, 74, 1795953881209, 2, '\x010565362d6736120080d098f70112000000021d1f', NULL, NULL, NULL),
	(47, 75, 1795953881217, 2, '\x010562342d6235100080d098f70110000000020711', NULL, NULL, NULL),
	(47, 76, 1795953881223, 2, '\x01066231302d64380c0080d098f7010c000000033a3c2b', NULL, NULL, NULL),
	(47, 77, 1795953881231, 2, '\x01076231322d673130100080d098f7011000000002473f', NULL, NULL, NULL),
	(47, 78, 1795953881237, 2, '\x010566352d64370c0080d098f7010c00000003151324', NULL, NULL, NULL),
	(47, 79, 1795953881247, 2, '\x010566372d6537140080d098f70114000000022625', NULL, NULL, NULL),
	(47, 80, 1795953881250, 2, '\x010567362d6735060080d098f70106000000021f16', NULL, NULL, NULL),
	(47, 81, 1795953881256, 2, '\x010565342d61360c0080d098f7010c000000040a1d1b19', NULL, NULL, NULL),
	(47, 82, 1795953881258, 16, '\x010300', NULL, NULL, NULL);


--
-- Data for Name: game_rulings; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: game_seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.game_seats VALUES
	(1, 0, 44, 1, 1500, 1),
	(1, 1, 45, 2, 1500, 1),
	(2, 0, 41, 2, 1500, 1),
	(2, 1, 44, 1, 1500, 1),
	(3, 0, 45, 2, 1500, 1),
	(3, 1, 41, 1, 1500, 1),
	(4, 0, 41, NULL, 1500, 1),
	(4, 1, 48, NULL, 1500, 1),
	(5, 0, 45, NULL, 1500, 1),
	(5, 1, 44, NULL, 1500, 1),
	(6, 0, 48, NULL, 1500, 1),
	(6, 1, 44, NULL, 1500, 1),
	(7, 0, 41, NULL, 1500, 1),
	(7, 1, 45, NULL, 1500, 1),
	(8, 0, 45, NULL, 1500, 1),
	(8, 1, 48, NULL, 1500, 1),
	(9, 0, 44, NULL, 1500, 1),
	(9, 1, 41, NULL, 1500, 1),
	(10, 0, 48, 2, 1500, 1),
	(10, 1, 45, 1, 1500, 1),
	(11, 0, 46, 1, 1500, 1),
	(11, 1, 47, 2, 1500, 1),
	(12, 0, 45, 1, 1500, 1),
	(12, 1, 47, 2, 1500, 1),
	(13, 0, 41, 1, 1500, 1),
	(13, 1, 42, 1, 1500, 1),
	(14, 0, 46, 1, 1500, 1),
	(14, 1, 49, 1, 1500, 1),
	(15, 0, 53, 1, 1500, 1),
	(15, 1, 50, 1, 1500, 1),
	(16, 0, 51, 1, 1500, 1),
	(16, 1, 52, 2, 1500, 1),
	(17, 0, 46, NULL, 1662, 1),
	(17, 1, 47, NULL, 1338, 1),
	(18, 0, 48, NULL, 1500, 1),
	(18, 1, 49, NULL, 1500, 1),
	(19, 0, 53, NULL, 1500, 1),
	(19, 1, 51, NULL, 1662, 1),
	(20, 0, 50, NULL, 1500, 1),
	(20, 1, 52, NULL, 1338, 1),
	(21, 0, 135, NULL, 1500, 1),
	(21, 1, 134, NULL, 1500, 1),
	(22, 0, 134, 2, 1500, 1),
	(22, 1, 135, 1, 1500, 1),
	(23, 0, 134, NULL, 1500, 1),
	(23, 1, 135, NULL, 1500, 1),
	(24, 0, 135, 1, 1500, 1),
	(24, 1, 134, 2, 1500, 1),
	(25, 0, 134, NULL, 1500, 1),
	(25, 1, 135, NULL, 1500, 1),
	(26, 0, 134, 2, 1500, 1),
	(26, 1, 135, 1, 1500, 1),
	(27, 0, 135, 2, 1500, 1),
	(27, 1, 134, 1, 1500, 1),
	(28, 0, 134, 2, 1500, 1),
	(28, 1, 135, 1, 1500, 1),
	(29, 0, 134, NULL, 1500, 1),
	(29, 1, 135, NULL, 1500, 1),
	(30, 0, 135, 2, 1500, 1),
	(30, 1, 134, 1, 1500, 1),
	(31, 0, 134, NULL, 1500, 1),
	(31, 1, 135, NULL, 1500, 1),
	(32, 0, 134, 2, 1500, 1),
	(32, 1, 135, 1, 1500, 1),
	(33, 0, 135, NULL, 1500, 1),
	(33, 1, 134, NULL, 1500, 1),
	(34, 0, 134, 2, 1500, 1),
	(34, 1, 135, 1, 1500, 1),
	(35, 0, 134, 1, 1500, 1),
	(35, 1, 135, 2, 1500, 1),
	(36, 0, 135, 1, 1500, 1),
	(36, 1, 134, 2, 1500, 1),
	(37, 0, 134, NULL, 1500, 1),
	(37, 1, 135, NULL, 1500, 1),
	(38, 0, 134, 2, 1500, 1),
	(38, 1, 135, 1, 1500, 1),
	(39, 0, 135, NULL, 1500, 1),
	(39, 1, 134, NULL, 1500, 1),
	(40, 0, 134, 2, 1500, 1),
	(40, 1, 135, 1, 1500, 1),
	(41, 0, 134, 1, 1500, 1),
	(41, 1, 135, 2, 1500, 1),
	(42, 0, 135, 1, 1500, 1),
	(42, 1, 134, 2, 1500, 1),
	(43, 0, 134, 1, 1500, 1),
	(43, 1, 135, 2, 1500, 1),
	(44, 0, 134, 2, 1500, 1),
	(44, 1, 135, 1, 1500, 1),
	(45, 0, 134, 2, 1500, 1),
	(45, 1, 135, 1, 1500, 1),
	(46, 0, 134, NULL, 1500, 1),
	(46, 1, 135, NULL, 1500, 1),
	(47, 0, 134, NULL, 1500, 1),
	(47, 1, 135, NULL, 1500, 1),
	(47, 2, 136, NULL, 1500, 1),
	(47, 3, 137, NULL, 1500, 1),
	(47, 4, 138, NULL, 1500, 1),
	(47, 5, 139, NULL, 1500, 1);


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.games VALUES
	(1, 'russian', 'official', 1, 0, 1209600000, 86400000, NULL, 1, 44, 45, 1, 0, 'no_pieces', 1, 37, 40, 'B:Wc1,b2,d2,f2,a3,c3,e3,Ka5,e5,Kh6,Kb8:B', 'd8:a5', NULL, 1789906264444, 1792369013644, NULL, 1, 1500, 1, 1500, 1, 0, 2, 0),
	(2, 'russian', 'official', 1, 0, 1209600000, 86400000, NULL, 1, 41, 44, 1, 1, 'no_pieces', 0, 42, 45, 'W:W:BKc1,d4,f4,h4,a5,f6,h6,a7,g7,b8,h8', 'b6:d4', NULL, 1789906264444, 1792454904818, NULL, 1, 1500, 1, 1500, 1, 0, 2, 0),
	(3, 'russian', 'official', 1, 0, 1209600000, 86400000, NULL, 1, 45, 41, 1, 1, 'no_moves', 0, 44, 48, 'W:Wb2,a3,c3,b4:Bd4,h4,a5,c5,e5,d6,h6,c7', 'f6:h4', NULL, 1789906264444, 1793318486297, NULL, 1, 1500, 1, 1500, 1, 0, 2, 0),
	(4, 'international', 'fmjd', 1, 0, 1209600000, 86400000, NULL, 1, 41, 48, 0, NULL, '', 0, 20, 22, 'W:W26,27,32-36,38-40,42-46,48-50:B1,3-6,8-13,15,16,18-21,23', '14-19', 1797204801062, 1794399526675, 1795843767337, NULL, 2, 1500, 1, 1500, 1, 0, 2, 0),
	(5, 'international', 'fmjd', 1, 0, 1209600000, 86400000, NULL, 1, 45, 44, 0, NULL, '', 1, 9, 12, 'B:W30-33,35,36,38,40-50:B1-7,9-17,19,20', '37-32', 1797614335535, 1794399526675, 1795497580824, NULL, 2, 1500, 1, 1500, 1, 0, 2, 0),
	(6, 'international', 'fmjd', 1, 0, 1209600000, 86400000, NULL, 1, 48, 44, 0, NULL, '', 1, 27, 30, 'B:W27,28,32,34,35,38,41-45,47-50:B1-5,7-9,12,15-19,23', '39x28', 1798113022337, 1794399526675, 1795694426556, NULL, 2, 1500, 1, 1500, 1, 0, 2, 0),
	(7, 'international', 'fmjd', 1, 0, 1209600000, 86400000, NULL, 1, 41, 45, 0, NULL, '', 0, 10, 12, 'W:W22,25,28,32,35-50:B1-5,7-17,19,20,23,26', '21-26', 1797015430050, 1794399526675, 1795953661958, NULL, 2, 1500, 1, 1500, 1, 0, 2, 0),
	(8, 'international', 'fmjd', 1, 0, 1209600000, 86400000, NULL, 1, 45, 48, 0, NULL, '', 1, 17, 20, 'B:W23,33-35,37-41,43-50:B1-6,8,9,11-16,19,24,25,27', '28-23', 1797829123962, 1794399526675, 1795929145976, NULL, 2, 1500, 1, 1500, 1, 0, 2, 0),
	(9, 'international', 'fmjd', 1, 0, 1209600000, 86400000, NULL, 1, 44, 41, 0, NULL, '', 0, 14, 16, 'W:W27,32,33,35,38-50:B1-3,5-10,12,13,15,16,18-20,24', '4-9', 1797707569660, 1794399526675, 1795582919977, NULL, 2, 1500, 1, 1500, 1, 0, 2, 0),
	(10, 'international', 'fmjd', 0, 0, 900000, 10000, NULL, 1, 48, 45, 1, 1, 'no_moves', 0, 50, 52, 'W:W16,24,27,29-41,44-46:B4,7,8,10-15,17-23,25,26,28', '9-14', NULL, 1795868426556, 1795868603591, NULL, 3, 1500, 1, 1500, 1, 0, 2, 0),
	(11, 'international', 'fmjd', 0, 0, 900000, 10000, NULL, 1, 46, 47, 1, 0, 'no_moves', 1, 85, 87, 'B:WK1,K10,16,29,31,33,34,36,37,39,40,43-45:B20,24-26,30,35', '14-10', NULL, 1795868426556, 1795868736585, NULL, 3, 1500, 1, 1500, 1, 0, 2, 0),
	(12, 'international', 'fmjd', 0, 0, 300000, 3000, NULL, 1, 45, 47, 1, 0, 'no_moves', 1, 169, 171, 'B:WK13,K50:B45', '6x50', NULL, 1795878026556, 1795878640996, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(13, 'international', 'fmjd', 0, 0, 300000, 3000, NULL, 1, 41, 42, 1, 2, 'agreement', 0, 40, 43, 'W:W25,32,33,35,36,38,39,42,43,45-49:B2-6,8,14-16,18,22-24,29', '19-23', NULL, 1795878026556, 1795878168105, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(14, 'international', 'fmjd', 0, 0, 300000, 3000, NULL, 1, 46, 49, 1, 2, 'agreement', 0, 40, 43, 'W:W27,32,33,35,37-39,42,44,45,47-50:B1,3,5,6,9,10,12,13,15,16,18,19,25,26', '8-12', NULL, 1795878026556, 1795878168105, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(15, 'international', 'fmjd', 0, 0, 300000, 3000, NULL, 1, 53, 50, 1, 2, 'agreement', 0, 40, 43, 'W:W28,33-35,41-43,47-50:B1-4,7-10,13,19,21,24', '5-10', NULL, 1795878026556, 1795878168105, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(16, 'international', 'fmjd', 0, 0, 300000, 3000, NULL, 1, 51, 52, 1, 0, 'no_pieces', 1, 167, 169, 'B:WK10,K11,28,40,47,K48:B', '23x10', NULL, 1795878026556, 1795878632944, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(17, 'international', 'fmjd', 0, 0, 900000, 10000, NULL, 1, 46, 47, 0, NULL, '', 0, 0, 1, 'W:W31-50:B1-20', '', NULL, 1795953641941, 1795953641941, NULL, NULL, 1662, 1, 1338, 1, 0, 2, 0),
	(18, 'russian', 'official', 0, 0, 180000, 2000, NULL, 1, 48, 49, 0, NULL, '', 0, 0, 1, 'W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8', '', NULL, 1795953643436, 1795953643436, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(19, 'international', 'fmjd', 0, 0, 180000, 2000, NULL, 0, 53, 51, 0, NULL, '', 0, 0, 1, 'W:W31-50:B1-20', '', NULL, 1795953647018, 1795953647018, NULL, 5, 1500, 1, 1662, 1, 0, 2, 0),
	(20, 'international', 'fmjd', 0, 0, 180000, 2000, NULL, 0, 50, 52, 0, NULL, '', 0, 0, 1, 'W:W31-50:B1-20', '', NULL, 1795953647018, 1795953647018, NULL, 5, 1500, 1, 1338, 1, 0, 2, 0),
	(21, 'international', 'fmjd', 1, 1, 259200000, NULL, NULL, 1, 135, 134, 0, NULL, '', 0, 30, 31, 'W:W28,29,36,38,41-50:B1-7,11,12,14,15,17,24,35', '20-24', 1796213073774, 1795953873431, 1795953873774, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(22, 'russian', 'official', 1, 1, 259200000, NULL, NULL, 0, 134, 135, 1, 1, 'resignation', 1, 31, 33, 'B:Wc1,e1,g1,c3,g3,f4,h4,e7:Bh6,g7,b8', 'a3:e7', NULL, 1795953873790, 1795953874152, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(23, 'giveaway', 'standard', 1, 1, 259200000, NULL, NULL, 1, 134, 135, 0, NULL, '', 0, 32, 33, 'W:Wc1,e1,g1,c3,g3,f4,h4,e7:Bg5,g7,b8', 'h6-g5', 1796213074451, 1795953874158, 1795953874451, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(24, 'english', 'standard', 1, 1, 259200000, NULL, NULL, 0, 135, 134, 1, 0, 'resignation', 0, 33, 35, 'W:W5,10,18,21,25,28,29,32:B1,4,11,16,20', '8-11', NULL, 1795953874457, 1795953874687, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(25, 'brazilian', 'standard', 1, 1, 259200000, NULL, NULL, 1, 134, 135, 0, NULL, '', 0, 34, 35, 'W:Wc1,e1,g1,c3,g3,h4,e7,Kf8:Ba7', 'b8-a7', 1796213075001, 1795953874697, 1795953875001, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(26, 'pool', 'standard', 1, 1, 259200000, NULL, NULL, 0, 134, 135, 1, 1, 'resignation', 0, 35, 37, 'W:W28:B1,2,8,9,11,13,26,K30', '3-8', NULL, 1795953875009, 1795953875249, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(27, 'spanish', 'standard', 1, 1, 259200000, NULL, NULL, 1, 135, 134, 1, 1, 'no_moves', 0, 36, 38, 'W:W17:BK2,K3,21,24-26,28,29,32', '9x2', NULL, 1795953875253, 1795953875573, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(28, 'portuguese', 'standard', 1, 1, 259200000, NULL, NULL, 0, 134, 135, 1, 1, 'no_moves', 0, 36, 38, 'W:W17:BK2,K3,21,24-26,28,29,32', '9x2', NULL, 1795953875580, 1795953875823, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(29, 'italian', 'standard', 1, 1, 259200000, NULL, NULL, 1, 134, 135, 0, NULL, '', 0, 38, 39, 'W:W6,16,23:B1,7,8,10,13,26,K30', '4-7', 1796213076071, 1795953875842, 1795953876071, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(30, 'czech', 'standard', 1, 1, 259200000, NULL, NULL, 0, 135, 134, 1, 1, 'no_moves', 0, 36, 38, 'W:Wa5:BKc1,Ke1,b6,h6,a7,c7,g7,b8,h8', 'a3xc1', NULL, 1795953876084, 1795953876353, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(31, 'canadian', 'standard', 1, 1, 259200000, NULL, NULL, 1, 134, 135, 0, NULL, '', 0, 40, 41, 'W:W32,41,46,49,52,53,57,58,60-72:B1-4,6-18,22-24,27,33,36,39,54', '29-36', 1796213076574, 1795953876365, 1795953876574, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(32, 'frisian', 'standard', 1, 1, 259200000, NULL, NULL, 0, 134, 135, 1, 1, 'resignation', 1, 41, 43, 'B:W36,38-41,43,44,46,48-50:B1,5,6,10', '47x38', NULL, 1795953876582, 1795953876942, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(33, 'frysk', 'standard', 1, 1, 259200000, NULL, NULL, 1, 135, 134, 0, NULL, '', 0, 42, 43, 'W:W29:B20,25,36,37', '32-37', 1796213077187, 1795953876947, 1795953877187, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(34, 'turkish', 'standard', 1, 1, 259200000, NULL, NULL, 0, 134, 135, 1, 1, 'resignation', 1, 43, 45, 'B:We2,f2,a3,b4,h5,Kh8:Bd4,e5,a6,d6,c7,f7,g7', 'a4-b4', NULL, 1795953877194, 1795953877596, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(35, 'armenian', 'standard', 1, 1, 259200000, NULL, NULL, 1, 134, 135, 1, 0, 'no_pieces', 1, 33, 35, 'B:Wc2,d2,e2,f2,h2,a3,b3,c3,d3,g3,h3,f4,g4,Ka5,d7:B', 'g8xa5', NULL, 1795953877601, 1795953877804, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(36, 'thai', 'standard', 1, 1, 259200000, NULL, NULL, 0, 135, 134, 1, 0, 'no_pieces', 1, 38, 40, 'B:W5,12,13,20,K30:B', '21-30', NULL, 1795953877809, 1795953877938, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(37, 'spantsiretti', 'standard', 1, 1, 259200000, NULL, NULL, 1, 134, 135, 0, NULL, '', 0, 46, 47, 'W:Wa1,c1,i1,b2,j2,i3,e7:Bb4,j6,g7,j8', 'a5-b4', 1796213078154, 1795953877943, 1795953878154, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(38, 'antidraughts', 'standard', 1, 1, 259200000, NULL, NULL, 0, 134, 135, 1, 1, 'resignation', 1, 47, 49, 'B:W32,36-38,41,42,44,46,47,50:B1,5-7,11,13,14,19,20,33', '43-38', NULL, 1795953878159, 1795953878343, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(39, 'breakthrough', 'standard', 1, 1, 259200000, NULL, NULL, 1, 135, 134, 0, NULL, '', 0, 48, 49, 'W:W32,36-38,41,42,44,46,47,50:B1,6,7,10,11,13,14,19,20,33', '5-10', 1796213078545, 1795953878347, 1795953878545, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(40, 'killer', 'standard', 1, 1, 259200000, NULL, NULL, 0, 134, 135, 1, 1, 'resignation', 1, 49, 51, 'B:W29,32,36,37,41,42,44,46,47,50:B1,6,7,10,11,13,14,19,20', '38x29', NULL, 1795953878548, 1795953878830, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(41, 'bashni', 'standard', 1, 1, 259200000, NULL, NULL, 1, 134, 135, 1, 0, 'no_pieces', 1, 33, 35, 'B:Wa1,c1,e1,d2,f2,a3,c3,h4,Ka7,Kf8:B:Tf8=bbb,a7=bbbbb,h4=ww,a3=bbbb', 'h6:f8', NULL, 1795953878834, 1795953878961, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(42, 'stavropol', 'standard', 1, 1, 259200000, NULL, NULL, 0, 135, 134, 1, 0, 'resignation', 1, 51, 53, 'B:Wb2,b4,Kd6:BKg1,d4,b6,f6,h6', 'a7-b6', NULL, 1795953878966, 1795953879350, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(43, 'samoyed', 'standard', 1, 1, 259200000, NULL, NULL, 1, 134, 135, 1, 0, 'no_pieces', 1, 37, 39, 'B:We1,g1,Kd6:B', 'f4:d6', NULL, 1795953879354, 1795953879497, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(44, 'nardi', 'wbgf', 1, 1, 259200000, NULL, NULL, 0, 134, 135, 1, 1, 'match_won', 0, 84, 167, 'AAAA/jsDAAAAAA:MAJgAAAAIAAE', '32: 1/off', NULL, 1795953879504, 1795953879908, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(45, 'nardi', 'latvian', 1, 1, 259200000, NULL, NULL, 0, 134, 135, 1, 1, 'match_won', 0, 65, 135, 'AAAAum+HAAAAAA:MAIgAAAACAAE', '41: 1/off', NULL, 1795953879914, 1795953880156, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(46, 'star', 'classic', 1, 1, 259200000, NULL, NULL, 0, 134, 135, 0, NULL, '', 0, 60, 61, 'a3 b3 c3 b4 e5 f5 f6 b8 e8 c9/h7 e11 e12 f13 g13 h13 a15 b15 c15 a17:31.0', 'a14-a15', 1796213080384, 1795953880162, 1795953880384, NULL, NULL, 1500, 1, 1500, 1, 0, 2, 0),
	(47, 'star', 'classic', 1, 1, 259200000, NULL, NULL, 1, 134, 135, 0, NULL, '', 2, 80, 82, 'a2 a3 b3 d4 e5 g5/c4 g4 a5 b5 a6 b6/c5 d6 c7 a8 d8 c10//f6 d7 f8 f9 e10 i10/f4 h4 h6 e7 g9 f10:14.2:---6--', 'e4-a6', 1796213081256, 1795953880425, 1795953881258, NULL, NULL, 1500, 1, 1500, 1, 0, 6, 0);


--
-- Data for Name: games_to_count; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: live_journal; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_journal VALUES
	(1, 1795953870152, '\x01221090958af3c468050018010002c2b36faeb87001b2f989f3c4680000000000000000'),
	(2, 1795953870152, '\x01241490958af3c468050018010002d8f315e6d115019afd89f3c4680000000000000000261c90958af3c468050018010002f0ba16aab21601f6898af3c4680000000000000000'),
	(3, 1795953870152, '\x01282290958af3c4680500180100029ec816bef21602d6908af3c4680000000000000000');


--
-- Data for Name: mail_secrets; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: meta; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.meta VALUES
	('beat_ms', 1795953881178),
	('mail_looked_ms', 1795953875320),
	('sends_mail', 0);


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.migrations VALUES
	(1, '0001_initial', 9160940710656492845);


--
-- Data for Name: moderation_log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.moderation_log VALUES
	(1, 1789732826556, NULL, 2, 42, 'director', NULL),
	(2, 1789732826556, NULL, 2, 43, 'admin', NULL);


--
-- Data for Name: move_messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.move_messages VALUES
	(5, 5, 7, 45, 'It rains here, so I had time to think.'),
	(6, 2, 3, 44, 'I was sure you would take the other way.'),
	(6, 14, 15, 44, 'It rains here, so I had time to think.'),
	(8, 17, 20, 45, 'A long look at this one. Greetings!');


--
-- Data for Name: news; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.news VALUES
	(475, 27, 1795953875330, 10, 11),
	(476, 27, 1795953875337, 11, 12),
	(477, 27, 1795953875341, 12, 13),
	(478, 27, 1795953875345, 13, 14),
	(479, 27, 1795953875350, 14, 15),
	(480, 27, 1795953875356, 15, 16),
	(481, 27, 1795953875364, 16, 17),
	(482, 27, 1795953875393, 17, 18),
	(483, 27, 1795953875424, 18, 19),
	(484, 27, 1795953875443, 19, 20),
	(485, 27, 1795953875452, 20, 21),
	(486, 27, 1795953875467, 21, 22),
	(487, 27, 1795953875472, 22, 23),
	(488, 27, 1795953875484, 23, 24),
	(489, 27, 1795953875487, 24, 25),
	(490, 27, 1795953875495, 25, 26),
	(491, 27, 1795953875506, 26, 27),
	(492, 27, 1795953875512, 27, 28),
	(493, 27, 1795953875516, 28, 29),
	(494, 27, 1795953875525, 29, 30),
	(495, 27, 1795953875529, 30, 31),
	(496, 27, 1795953875537, 31, 32),
	(497, 27, 1795953875542, 32, 33),
	(498, 27, 1795953875557, 33, 34),
	(499, 27, 1795953875564, 34, 35),
	(500, 27, 1795953875570, 35, 36),
	(501, 27, 1795953875573, 36, 38),
	(502, 28, 1795953875580, 0, 1),
	(503, 28, 1795953875583, 1, 2),
	(504, 28, 1795953875590, 2, 3),
	(505, 28, 1795953875592, 3, 4),
	(506, 28, 1795953875597, 4, 5),
	(507, 28, 1795953875601, 5, 6),
	(508, 28, 1795953875607, 6, 7),
	(509, 28, 1795953875611, 7, 8),
	(510, 28, 1795953875617, 8, 9),
	(511, 28, 1795953875619, 9, 10),
	(512, 28, 1795953875624, 10, 11),
	(513, 28, 1795953875627, 11, 12),
	(514, 28, 1795953875633, 12, 13),
	(515, 28, 1795953875636, 13, 14),
	(516, 28, 1795953875642, 14, 15),
	(517, 28, 1795953875648, 15, 16),
	(518, 28, 1795953875653, 16, 17),
	(519, 28, 1795953875660, 17, 18),
	(520, 28, 1795953875667, 18, 19),
	(521, 28, 1795953875672, 19, 20),
	(522, 28, 1795953875677, 20, 21),
	(523, 28, 1795953875680, 21, 22),
	(524, 28, 1795953875686, 22, 23),
	(525, 28, 1795953875697, 23, 24),
	(526, 28, 1795953875703, 24, 25),
	(527, 28, 1795953875707, 25, 26),
	(528, 28, 1795953875714, 26, 27),
	(529, 28, 1795953875724, 27, 28),
	(530, 28, 1795953875728, 28, 29),
	(531, 28, 1795953875731, 29, 30),
	(532, 28, 1795953875750, 30, 31),
	(533, 28, 1795953875755, 31, 32),
	(534, 28, 1795953875765, 32, 33),
	(535, 28, 1795953875778, 33, 34),
	(536, 28, 1795953875786, 34, 35),
	(537, 28, 1795953875791, 35, 36),
	(538, 28, 1795953875823, 36, 38),
	(539, 29, 1795953875842, 0, 1),
	(540, 29, 1795953875850, 1, 2),
	(541, 29, 1795953875859, 2, 3),
	(542, 29, 1795953875868, 3, 4),
	(543, 29, 1795953875875, 4, 5),
	(544, 29, 1795953875883, 5, 6),
	(545, 29, 1795953875890, 6, 7),
	(546, 29, 1795953875895, 7, 8),
	(547, 29, 1795953875900, 8, 9),
	(548, 29, 1795953875905, 9, 10),
	(549, 29, 1795953875910, 10, 11),
	(550, 29, 1795953875922, 11, 12),
	(551, 29, 1795953875932, 12, 13),
	(552, 29, 1795953875939, 13, 14),
	(553, 29, 1795953875943, 14, 15),
	(554, 29, 1795953875949, 15, 16),
	(555, 29, 1795953875954, 16, 17),
	(556, 29, 1795953875956, 17, 18),
	(557, 29, 1795953875960, 18, 19),
	(558, 29, 1795953875962, 19, 20),
	(559, 29, 1795953875966, 20, 21),
	(560, 29, 1795953875968, 21, 22),
	(561, 29, 1795953875972, 22, 23),
	(562, 29, 1795953875980, 23, 24),
	(563, 29, 1795953875992, 24, 25),
	(564, 29, 1795953875999, 25, 26),
	(565, 29, 1795953876007, 26, 27),
	(566, 29, 1795953876014, 27, 28),
	(567, 29, 1795953876018, 28, 29),
	(568, 29, 1795953876020, 29, 30),
	(569, 29, 1795953876027, 30, 31),
	(570, 29, 1795953876030, 31, 32),
	(571, 29, 1795953876037, 32, 33),
	(572, 29, 1795953876041, 33, 34),
	(573, 29, 1795953876045, 34, 35),
	(574, 29, 1795953876052, 35, 36),
	(575, 29, 1795953876059, 36, 37),
	(576, 29, 1795953876063, 37, 38),
	(577, 29, 1795953876071, 38, 39),
	(578, 30, 1795953876084, 0, 1),
	(579, 30, 1795953876091, 1, 2),
	(580, 30, 1795953876095, 2, 3),
	(581, 30, 1795953876102, 3, 4),
	(582, 30, 1795953876105, 4, 5),
	(583, 30, 1795953876109, 5, 6),
	(584, 30, 1795953876113, 6, 7),
	(585, 30, 1795953876123, 7, 8),
	(586, 30, 1795953876127, 8, 9),
	(587, 30, 1795953876148, 9, 10),
	(588, 30, 1795953876153, 10, 11),
	(589, 30, 1795953876161, 11, 12),
	(590, 30, 1795953876164, 12, 13),
	(591, 30, 1795953876176, 13, 14),
	(592, 30, 1795953876180, 14, 15),
	(593, 30, 1795953876185, 15, 16),
	(594, 30, 1795953876193, 16, 17),
	(595, 30, 1795953876206, 17, 18),
	(596, 30, 1795953876212, 18, 19),
	(597, 30, 1795953876222, 19, 20),
	(598, 30, 1795953876227, 20, 21),
	(599, 30, 1795953876244, 21, 22),
	(600, 30, 1795953876252, 22, 23),
	(601, 30, 1795953876262, 23, 24),
	(602, 30, 1795953876268, 24, 25),
	(603, 30, 1795953876277, 25, 26),
	(604, 30, 1795953876287, 26, 27),
	(605, 30, 1795953876295, 27, 28),
	(606, 30, 1795953876301, 28, 29),
	(607, 30, 1795953876310, 29, 30),
	(608, 30, 1795953876314, 30, 31),
	(609, 30, 1795953876325, 31, 32),
	(610, 30, 1795953876329, 32, 33),
	(611, 30, 1795953876333, 33, 34),
	(612, 30, 1795953876339, 34, 35),
	(613, 30, 1795953876350, 35, 36),
	(614, 30, 1795953876353, 36, 38),
	(615, 31, 1795953876365, 0, 1),
	(616, 31, 1795953876372, 1, 2),
	(617, 31, 1795953876377, 2, 3),
	(618, 31, 1795953876380, 3, 4),
	(619, 31, 1795953876387, 4, 5),
	(620, 31, 1795953876390, 5, 6),
	(621, 31, 1795953876396, 6, 7),
	(622, 31, 1795953876399, 7, 8),
	(623, 31, 1795953876411, 8, 9),
	(624, 31, 1795953876414, 9, 10),
	(625, 31, 1795953876418, 10, 11),
	(626, 31, 1795953876420, 11, 12),
	(627, 31, 1795953876424, 12, 13),
	(628, 31, 1795953876427, 13, 14),
	(629, 31, 1795953876433, 14, 15),
	(630, 31, 1795953876436, 15, 16),
	(631, 31, 1795953876440, 16, 17),
	(632, 31, 1795953876443, 17, 18),
	(633, 31, 1795953876450, 18, 19),
	(634, 31, 1795953876454, 19, 20),
	(635, 31, 1795953876457, 20, 21),
	(636, 31, 1795953876460, 21, 22),
	(637, 31, 1795953876471, 22, 23),
	(638, 31, 1795953876477, 23, 24),
	(639, 31, 1795953876481, 24, 25),
	(640, 31, 1795953876483, 25, 26),
	(641, 31, 1795953876487, 26, 27),
	(642, 31, 1795953876491, 27, 28),
	(643, 31, 1795953876501, 28, 29),
	(644, 31, 1795953876506, 29, 30),
	(645, 31, 1795953876512, 30, 31),
	(646, 31, 1795953876515, 31, 32),
	(647, 31, 1795953876525, 32, 33),
	(648, 31, 1795953876528, 33, 34),
	(649, 31, 1795953876532, 34, 35),
	(650, 31, 1795953876534, 35, 36),
	(651, 31, 1795953876542, 36, 37),
	(652, 31, 1795953876545, 37, 38),
	(653, 31, 1795953876551, 38, 39),
	(654, 31, 1795953876558, 39, 40),
	(655, 31, 1795953876574, 40, 41),
	(656, 32, 1795953876582, 0, 1),
	(657, 32, 1795953876590, 1, 2),
	(658, 32, 1795953876595, 2, 3),
	(659, 32, 1795953876605, 3, 4),
	(660, 32, 1795953876612, 4, 5),
	(661, 32, 1795953876619, 5, 6),
	(662, 32, 1795953876629, 6, 7),
	(663, 32, 1795953876633, 7, 8),
	(664, 32, 1795953876643, 8, 9),
	(665, 32, 1795953876648, 9, 10),
	(666, 32, 1795953876658, 10, 11),
	(667, 32, 1795953876670, 11, 12),
	(668, 32, 1795953876683, 12, 13),
	(669, 32, 1795953876690, 13, 14),
	(670, 32, 1795953876698, 14, 15),
	(671, 32, 1795953876707, 15, 16),
	(672, 32, 1795953876722, 16, 17),
	(673, 32, 1795953876734, 17, 18),
	(674, 32, 1795953876744, 18, 19);
INSERT INTO public.news VALUES
	(675, 32, 1795953876754, 19, 20),
	(676, 32, 1795953876760, 20, 21),
	(677, 32, 1795953876774, 21, 22),
	(678, 32, 1795953876782, 22, 23),
	(679, 32, 1795953876789, 23, 24),
	(680, 32, 1795953876796, 24, 25),
	(681, 32, 1795953876800, 25, 26),
	(682, 32, 1795953876810, 26, 27),
	(683, 32, 1795953876815, 27, 28),
	(684, 32, 1795953876823, 28, 29),
	(685, 32, 1795953876836, 29, 30),
	(686, 32, 1795953876844, 30, 31),
	(687, 32, 1795953876850, 31, 32),
	(688, 32, 1795953876855, 32, 33),
	(689, 32, 1795953876867, 33, 34),
	(690, 32, 1795953876881, 34, 35),
	(691, 32, 1795953876885, 35, 36),
	(692, 32, 1795953876901, 36, 37),
	(693, 32, 1795953876906, 37, 38),
	(694, 32, 1795953876911, 38, 39),
	(695, 32, 1795953876918, 39, 40),
	(696, 32, 1795953876926, 40, 41),
	(697, 32, 1795953876935, 41, 42),
	(698, 32, 1795953876942, 42, 43),
	(699, 33, 1795953876947, 0, 1),
	(700, 33, 1795953876959, 1, 2),
	(701, 33, 1795953876964, 2, 3),
	(702, 33, 1795953876972, 3, 4),
	(703, 33, 1795953876979, 4, 5),
	(704, 33, 1795953876988, 5, 6),
	(705, 33, 1795953876998, 6, 7),
	(706, 33, 1795953877005, 7, 8),
	(707, 33, 1795953877010, 8, 9),
	(708, 33, 1795953877024, 9, 10),
	(709, 33, 1795953877028, 10, 11),
	(710, 33, 1795953877033, 11, 12),
	(711, 33, 1795953877038, 12, 13),
	(712, 33, 1795953877044, 13, 14),
	(713, 33, 1795953877051, 14, 15),
	(714, 33, 1795953877059, 15, 16),
	(715, 33, 1795953877066, 16, 17),
	(716, 33, 1795953877072, 17, 18),
	(717, 33, 1795953877076, 18, 19),
	(718, 33, 1795953877081, 19, 20),
	(719, 33, 1795953877085, 20, 21),
	(720, 33, 1795953877091, 21, 22),
	(721, 33, 1795953877096, 22, 23),
	(722, 33, 1795953877101, 23, 24),
	(723, 33, 1795953877106, 24, 25),
	(724, 33, 1795953877111, 25, 26),
	(725, 33, 1795953877115, 26, 27),
	(726, 33, 1795953877119, 27, 28),
	(727, 33, 1795953877122, 28, 29),
	(728, 33, 1795953877127, 29, 30),
	(729, 33, 1795953877130, 30, 31),
	(730, 33, 1795953877133, 31, 32),
	(731, 33, 1795953877138, 32, 33),
	(732, 33, 1795953877151, 33, 34),
	(733, 33, 1795953877155, 34, 35),
	(734, 33, 1795953877158, 35, 36),
	(735, 33, 1795953877162, 36, 37),
	(736, 33, 1795953877166, 37, 38),
	(737, 33, 1795953877169, 38, 39),
	(738, 33, 1795953877175, 39, 40),
	(739, 33, 1795953877179, 40, 41),
	(740, 33, 1795953877184, 41, 42),
	(741, 33, 1795953877187, 42, 43),
	(742, 34, 1795953877194, 0, 1),
	(743, 34, 1795953877197, 1, 2),
	(744, 34, 1795953877201, 2, 3),
	(745, 34, 1795953877204, 3, 4),
	(746, 34, 1795953877211, 4, 5),
	(747, 34, 1795953877222, 5, 6),
	(748, 34, 1795953877235, 6, 7),
	(749, 34, 1795953877239, 7, 8),
	(750, 34, 1795953877251, 8, 9),
	(751, 34, 1795953877256, 9, 10),
	(752, 34, 1795953877271, 10, 11),
	(753, 34, 1795953877277, 11, 12),
	(754, 34, 1795953877290, 12, 13),
	(755, 34, 1795953877331, 13, 14),
	(756, 34, 1795953877357, 14, 15),
	(757, 34, 1795953877362, 15, 16),
	(758, 34, 1795953877383, 16, 17),
	(759, 34, 1795953877392, 17, 18),
	(760, 34, 1795953877405, 18, 19),
	(761, 34, 1795953877413, 19, 20),
	(762, 34, 1795953877420, 20, 21),
	(763, 34, 1795953877426, 21, 22),
	(764, 34, 1795953877439, 22, 23),
	(765, 34, 1795953877445, 23, 24),
	(766, 34, 1795953877450, 24, 25),
	(767, 34, 1795953877453, 25, 26),
	(768, 34, 1795953877459, 26, 27),
	(769, 34, 1795953877464, 27, 28),
	(770, 34, 1795953877471, 28, 29),
	(771, 34, 1795953877474, 29, 30),
	(772, 34, 1795953877484, 30, 31),
	(773, 34, 1795953877490, 31, 32),
	(774, 34, 1795953877502, 32, 33),
	(775, 34, 1795953877519, 33, 34),
	(776, 34, 1795953877530, 34, 35),
	(777, 34, 1795953877540, 35, 36),
	(778, 34, 1795953877544, 36, 37),
	(779, 34, 1795953877547, 37, 38),
	(780, 34, 1795953877555, 38, 39),
	(781, 34, 1795953877561, 39, 40),
	(782, 34, 1795953877567, 40, 41),
	(783, 34, 1795953877576, 41, 42),
	(784, 34, 1795953877588, 42, 43),
	(785, 34, 1795953877592, 43, 44),
	(786, 34, 1795953877596, 44, 45),
	(787, 35, 1795953877601, 0, 1),
	(788, 35, 1795953877604, 1, 2),
	(789, 35, 1795953877609, 2, 3),
	(790, 35, 1795953877612, 3, 4),
	(791, 35, 1795953877615, 4, 5),
	(792, 35, 1795953877621, 5, 6),
	(793, 35, 1795953877639, 6, 7),
	(794, 35, 1795953877654, 7, 8),
	(795, 35, 1795953877667, 8, 9),
	(796, 35, 1795953877673, 9, 10),
	(797, 35, 1795953877677, 10, 11),
	(798, 35, 1795953877683, 11, 12),
	(799, 35, 1795953877689, 12, 13),
	(800, 35, 1795953877695, 13, 14),
	(801, 35, 1795953877700, 14, 15),
	(802, 35, 1795953877714, 15, 16),
	(803, 35, 1795953877729, 16, 17),
	(804, 35, 1795953877734, 17, 18),
	(805, 35, 1795953877741, 18, 19),
	(806, 35, 1795953877745, 19, 20),
	(807, 35, 1795953877760, 20, 21),
	(808, 35, 1795953877764, 21, 22),
	(809, 35, 1795953877768, 22, 23),
	(810, 35, 1795953877772, 23, 24),
	(811, 35, 1795953877776, 24, 25),
	(812, 35, 1795953877779, 25, 26),
	(813, 35, 1795953877785, 26, 27),
	(814, 35, 1795953877788, 27, 28),
	(815, 35, 1795953877791, 28, 29),
	(816, 35, 1795953877794, 29, 30),
	(817, 35, 1795953877797, 30, 31),
	(818, 35, 1795953877799, 31, 32),
	(819, 35, 1795953877802, 32, 33),
	(820, 35, 1795953877804, 33, 35),
	(821, 36, 1795953877809, 0, 1),
	(822, 36, 1795953877811, 1, 2),
	(823, 36, 1795953877814, 2, 3),
	(824, 36, 1795953877817, 3, 4),
	(825, 36, 1795953877821, 4, 5),
	(826, 36, 1795953877825, 5, 6),
	(827, 36, 1795953877829, 6, 7),
	(828, 36, 1795953877831, 7, 8),
	(829, 36, 1795953877834, 8, 9),
	(830, 36, 1795953877836, 9, 10),
	(831, 36, 1795953877839, 10, 11),
	(832, 36, 1795953877841, 11, 12),
	(833, 36, 1795953877844, 12, 13),
	(834, 36, 1795953877846, 13, 14),
	(835, 36, 1795953877849, 14, 15),
	(836, 36, 1795953877851, 15, 16),
	(837, 36, 1795953877853, 16, 17),
	(838, 36, 1795953877856, 17, 18),
	(839, 36, 1795953877858, 18, 19),
	(840, 36, 1795953877862, 19, 20),
	(841, 36, 1795953877865, 20, 21),
	(842, 36, 1795953877869, 21, 22),
	(843, 36, 1795953877875, 22, 23),
	(844, 36, 1795953877879, 23, 24),
	(845, 36, 1795953877887, 24, 25),
	(846, 36, 1795953877890, 25, 26),
	(847, 36, 1795953877893, 26, 27),
	(848, 36, 1795953877896, 27, 28),
	(849, 36, 1795953877901, 28, 29),
	(850, 36, 1795953877904, 29, 30),
	(851, 36, 1795953877907, 30, 31),
	(852, 36, 1795953877911, 31, 32),
	(853, 36, 1795953877914, 32, 33),
	(854, 36, 1795953877920, 33, 34),
	(855, 36, 1795953877924, 34, 35),
	(856, 36, 1795953877929, 35, 36),
	(857, 36, 1795953877932, 36, 37),
	(858, 36, 1795953877935, 37, 38),
	(859, 36, 1795953877938, 38, 40),
	(860, 37, 1795953877943, 0, 1),
	(861, 37, 1795953877947, 1, 2),
	(862, 37, 1795953877953, 2, 3),
	(863, 37, 1795953877960, 3, 4),
	(864, 37, 1795953877966, 4, 5),
	(865, 37, 1795953877971, 5, 6),
	(866, 37, 1795953877976, 6, 7),
	(867, 37, 1795953877979, 7, 8),
	(868, 37, 1795953877983, 8, 9),
	(869, 37, 1795953877987, 9, 10),
	(870, 37, 1795953877995, 10, 11),
	(871, 37, 1795953877998, 11, 12),
	(872, 37, 1795953878001, 12, 13),
	(873, 37, 1795953878004, 13, 14),
	(874, 37, 1795953878008, 14, 15);
INSERT INTO public.news VALUES
	(875, 37, 1795953878010, 15, 16),
	(876, 37, 1795953878016, 16, 17),
	(877, 37, 1795953878025, 17, 18),
	(878, 37, 1795953878029, 18, 19),
	(879, 37, 1795953878032, 19, 20),
	(880, 37, 1795953878039, 20, 21),
	(881, 37, 1795953878042, 21, 22),
	(882, 37, 1795953878045, 22, 23),
	(883, 37, 1795953878049, 23, 24),
	(884, 37, 1795953878054, 24, 25),
	(885, 37, 1795953878059, 25, 26),
	(886, 37, 1795953878063, 26, 27),
	(887, 37, 1795953878066, 27, 28),
	(888, 37, 1795953878071, 28, 29),
	(889, 37, 1795953878074, 29, 30),
	(890, 37, 1795953878078, 30, 31),
	(891, 37, 1795953878081, 31, 32),
	(892, 37, 1795953878084, 32, 33),
	(893, 37, 1795953878087, 33, 34),
	(894, 37, 1795953878093, 34, 35),
	(895, 37, 1795953878096, 35, 36),
	(896, 37, 1795953878107, 36, 37),
	(897, 37, 1795953878114, 37, 38),
	(898, 37, 1795953878118, 38, 39),
	(899, 37, 1795953878121, 39, 40),
	(900, 37, 1795953878125, 40, 41),
	(901, 37, 1795953878128, 41, 42),
	(902, 37, 1795953878132, 42, 43),
	(903, 37, 1795953878137, 43, 44),
	(904, 37, 1795953878141, 44, 45),
	(905, 37, 1795953878147, 45, 46),
	(906, 37, 1795953878154, 46, 47),
	(907, 38, 1795953878159, 0, 1),
	(908, 38, 1795953878162, 1, 2),
	(909, 38, 1795953878168, 2, 3),
	(910, 38, 1795953878171, 3, 4),
	(911, 38, 1795953878176, 4, 5),
	(912, 38, 1795953878179, 5, 6),
	(913, 38, 1795953878182, 6, 7),
	(914, 38, 1795953878185, 7, 8),
	(915, 38, 1795953878188, 8, 9),
	(916, 38, 1795953878191, 9, 10),
	(917, 38, 1795953878194, 10, 11),
	(918, 38, 1795953878197, 11, 12),
	(919, 38, 1795953878201, 12, 13),
	(920, 38, 1795953878203, 13, 14),
	(921, 38, 1795953878210, 14, 15),
	(922, 38, 1795953878216, 15, 16),
	(923, 38, 1795953878220, 16, 17),
	(924, 38, 1795953878223, 17, 18),
	(925, 38, 1795953878225, 18, 19),
	(926, 38, 1795953878230, 19, 20),
	(927, 38, 1795953878233, 20, 21),
	(928, 38, 1795953878235, 21, 22),
	(929, 38, 1795953878238, 22, 23),
	(930, 38, 1795953878241, 23, 24),
	(931, 38, 1795953878243, 24, 25),
	(932, 38, 1795953878245, 25, 26),
	(933, 38, 1795953878249, 26, 27),
	(934, 38, 1795953878252, 27, 28),
	(935, 38, 1795953878255, 28, 29),
	(936, 38, 1795953878257, 29, 30),
	(937, 38, 1795953878260, 30, 31),
	(938, 38, 1795953878262, 31, 32),
	(939, 38, 1795953878266, 32, 33),
	(940, 38, 1795953878270, 33, 34),
	(941, 38, 1795953878276, 34, 35),
	(942, 38, 1795953878280, 35, 36),
	(943, 38, 1795953878285, 36, 37),
	(944, 38, 1795953878288, 37, 38),
	(945, 38, 1795953878293, 38, 39),
	(946, 38, 1795953878296, 39, 40),
	(947, 38, 1795953878303, 40, 41),
	(948, 38, 1795953878308, 41, 42),
	(949, 38, 1795953878318, 42, 43),
	(950, 38, 1795953878320, 43, 44),
	(951, 38, 1795953878326, 44, 45),
	(952, 38, 1795953878331, 45, 46),
	(953, 38, 1795953878337, 46, 47),
	(954, 38, 1795953878340, 47, 48),
	(955, 38, 1795953878343, 48, 49),
	(956, 39, 1795953878347, 0, 1),
	(957, 39, 1795953878350, 1, 2),
	(958, 39, 1795953878353, 2, 3),
	(959, 39, 1795953878360, 3, 4),
	(960, 39, 1795953878362, 4, 5),
	(961, 39, 1795953878367, 5, 6),
	(962, 39, 1795953878383, 6, 7),
	(963, 39, 1795953878387, 7, 8),
	(964, 39, 1795953878391, 8, 9),
	(965, 39, 1795953878403, 9, 10),
	(966, 39, 1795953878407, 10, 11),
	(967, 39, 1795953878411, 11, 12),
	(968, 39, 1795953878415, 12, 13),
	(969, 39, 1795953878429, 13, 14),
	(970, 39, 1795953878431, 14, 15),
	(971, 39, 1795953878440, 15, 16),
	(972, 39, 1795953878442, 16, 17),
	(973, 39, 1795953878447, 17, 18),
	(974, 39, 1795953878449, 18, 19),
	(975, 39, 1795953878454, 19, 20),
	(976, 39, 1795953878458, 20, 21),
	(977, 39, 1795953878463, 21, 22),
	(978, 39, 1795953878466, 22, 23),
	(979, 39, 1795953878472, 23, 24),
	(980, 39, 1795953878475, 24, 25),
	(981, 39, 1795953878480, 25, 26),
	(982, 39, 1795953878482, 26, 27),
	(983, 39, 1795953878489, 27, 28),
	(984, 39, 1795953878491, 28, 29),
	(985, 39, 1795953878495, 29, 30),
	(986, 39, 1795953878498, 30, 31),
	(987, 39, 1795953878501, 31, 32),
	(988, 39, 1795953878503, 32, 33),
	(989, 39, 1795953878506, 33, 34),
	(990, 39, 1795953878508, 34, 35),
	(991, 39, 1795953878511, 35, 36),
	(992, 39, 1795953878514, 36, 37),
	(993, 39, 1795953878519, 37, 38),
	(994, 39, 1795953878522, 38, 39),
	(995, 39, 1795953878524, 39, 40),
	(996, 39, 1795953878526, 40, 41),
	(997, 39, 1795953878529, 41, 42),
	(998, 39, 1795953878531, 42, 43),
	(999, 39, 1795953878534, 43, 44),
	(1000, 39, 1795953878536, 44, 45),
	(1001, 39, 1795953878538, 45, 46),
	(1002, 39, 1795953878540, 46, 47),
	(1003, 39, 1795953878543, 47, 48),
	(1004, 39, 1795953878545, 48, 49),
	(1005, 40, 1795953878548, 0, 1),
	(1006, 40, 1795953878550, 1, 2),
	(1007, 40, 1795953878558, 2, 3),
	(1008, 40, 1795953878560, 3, 4),
	(1009, 40, 1795953878564, 4, 5),
	(1010, 40, 1795953878566, 5, 6),
	(1011, 40, 1795953878575, 6, 7),
	(1012, 40, 1795953878580, 7, 8),
	(1013, 40, 1795953878585, 8, 9),
	(1014, 40, 1795953878588, 9, 10),
	(1015, 40, 1795953878593, 10, 11),
	(1016, 40, 1795953878595, 11, 12),
	(1017, 40, 1795953878605, 12, 13),
	(1018, 40, 1795953878609, 13, 14),
	(1019, 40, 1795953878615, 14, 15),
	(1020, 40, 1795953878618, 15, 16),
	(1021, 40, 1795953878625, 16, 17),
	(1022, 40, 1795953878628, 17, 18),
	(1023, 40, 1795953878632, 18, 19),
	(1024, 40, 1795953878636, 19, 20),
	(1025, 40, 1795953878642, 20, 21),
	(1026, 40, 1795953878645, 21, 22),
	(1027, 40, 1795953878649, 22, 23),
	(1028, 40, 1795953878656, 23, 24),
	(1029, 40, 1795953878670, 24, 25),
	(1030, 40, 1795953878678, 25, 26),
	(1031, 40, 1795953878684, 26, 27),
	(1032, 40, 1795953878692, 27, 28),
	(1033, 40, 1795953878703, 28, 29),
	(1034, 40, 1795953878710, 29, 30),
	(1035, 40, 1795953878720, 30, 31),
	(1036, 40, 1795953878724, 31, 32),
	(1037, 40, 1795953878729, 32, 33),
	(1038, 40, 1795953878737, 33, 34),
	(1039, 40, 1795953878745, 34, 35),
	(1040, 40, 1795953878758, 35, 36),
	(1041, 40, 1795953878766, 36, 37),
	(1042, 40, 1795953878771, 37, 38),
	(1043, 40, 1795953878776, 38, 39),
	(1044, 40, 1795953878782, 39, 40),
	(1045, 40, 1795953878790, 40, 41),
	(1046, 40, 1795953878793, 41, 42),
	(1047, 40, 1795953878798, 42, 43),
	(1048, 40, 1795953878807, 43, 44),
	(1049, 40, 1795953878811, 44, 45),
	(1050, 40, 1795953878813, 45, 46),
	(1051, 40, 1795953878817, 46, 47),
	(1052, 40, 1795953878820, 47, 48),
	(1053, 40, 1795953878825, 48, 49),
	(1054, 40, 1795953878828, 49, 50),
	(1055, 40, 1795953878830, 50, 51),
	(1056, 41, 1795953878834, 0, 1),
	(1057, 41, 1795953878840, 1, 2),
	(1058, 41, 1795953878846, 2, 3),
	(1059, 41, 1795953878850, 3, 4),
	(1060, 41, 1795953878854, 4, 5),
	(1061, 41, 1795953878856, 5, 6),
	(1062, 41, 1795953878860, 6, 7),
	(1063, 41, 1795953878862, 7, 8),
	(1064, 41, 1795953878866, 8, 9),
	(1065, 41, 1795953878868, 9, 10),
	(1066, 41, 1795953878872, 10, 11),
	(1067, 41, 1795953878875, 11, 12),
	(1068, 41, 1795953878879, 12, 13),
	(1069, 41, 1795953878882, 13, 14),
	(1070, 41, 1795953878887, 14, 15),
	(1071, 41, 1795953878890, 15, 16),
	(1072, 41, 1795953878893, 16, 17),
	(1073, 41, 1795953878895, 17, 18),
	(1074, 41, 1795953878898, 18, 19);
INSERT INTO public.news VALUES
	(1075, 41, 1795953878900, 19, 20),
	(1076, 41, 1795953878903, 20, 21),
	(1077, 41, 1795953878906, 21, 22),
	(1078, 41, 1795953878909, 22, 23),
	(1079, 41, 1795953878912, 23, 24),
	(1080, 41, 1795953878917, 24, 25),
	(1081, 41, 1795953878921, 25, 26),
	(1082, 41, 1795953878927, 26, 27),
	(1083, 41, 1795953878933, 27, 28),
	(1084, 41, 1795953878938, 28, 29),
	(1085, 41, 1795953878942, 29, 30),
	(1086, 41, 1795953878947, 30, 31),
	(1087, 41, 1795953878949, 31, 32),
	(1088, 41, 1795953878957, 32, 33),
	(1089, 41, 1795953878961, 33, 35),
	(1090, 42, 1795953878966, 0, 1),
	(1091, 42, 1795953878971, 1, 2),
	(1092, 42, 1795953878973, 2, 3),
	(1093, 42, 1795953878981, 3, 4),
	(1094, 42, 1795953878987, 4, 5),
	(1095, 42, 1795953878991, 5, 6),
	(1096, 42, 1795953878997, 6, 7),
	(1097, 42, 1795953879013, 7, 8),
	(1098, 42, 1795953879017, 8, 9),
	(1099, 42, 1795953879025, 9, 10),
	(1100, 42, 1795953879036, 10, 11),
	(1101, 42, 1795953879042, 11, 12),
	(1102, 42, 1795953879045, 12, 13),
	(1103, 42, 1795953879050, 13, 14),
	(1104, 42, 1795953879053, 14, 15),
	(1105, 42, 1795953879063, 15, 16),
	(1106, 42, 1795953879069, 16, 17),
	(1107, 42, 1795953879078, 17, 18),
	(1108, 42, 1795953879081, 18, 19),
	(1109, 42, 1795953879086, 19, 20),
	(1110, 42, 1795953879090, 20, 21),
	(1111, 42, 1795953879098, 21, 22),
	(1112, 42, 1795953879103, 22, 23),
	(1113, 42, 1795953879114, 23, 24),
	(1114, 42, 1795953879121, 24, 25),
	(1115, 42, 1795953879127, 25, 26),
	(1116, 42, 1795953879132, 26, 27),
	(1117, 42, 1795953879142, 27, 28),
	(1118, 42, 1795953879165, 28, 29),
	(1119, 42, 1795953879178, 29, 30),
	(1120, 42, 1795953879183, 30, 31),
	(1121, 42, 1795953879191, 31, 32),
	(1122, 42, 1795953879195, 32, 33),
	(1123, 42, 1795953879200, 33, 34),
	(1124, 42, 1795953879229, 34, 35),
	(1125, 42, 1795953879250, 35, 36),
	(1126, 42, 1795953879257, 36, 37),
	(1127, 42, 1795953879264, 37, 38),
	(1128, 42, 1795953879269, 38, 39),
	(1129, 42, 1795953879276, 39, 40),
	(1130, 42, 1795953879279, 40, 41),
	(1131, 42, 1795953879287, 41, 42),
	(1132, 42, 1795953879293, 42, 43),
	(1133, 42, 1795953879300, 43, 44),
	(1134, 42, 1795953879305, 44, 45),
	(1135, 42, 1795953879310, 45, 46),
	(1136, 42, 1795953879313, 46, 47),
	(1137, 42, 1795953879317, 47, 48),
	(1138, 42, 1795953879323, 48, 49),
	(1139, 42, 1795953879331, 49, 50),
	(1140, 42, 1795953879336, 50, 51),
	(1141, 42, 1795953879343, 51, 52),
	(1142, 42, 1795953879350, 52, 53),
	(1143, 43, 1795953879354, 0, 1),
	(1144, 43, 1795953879357, 1, 2),
	(1145, 43, 1795953879362, 2, 3),
	(1146, 43, 1795953879364, 3, 4),
	(1147, 43, 1795953879368, 4, 5),
	(1148, 43, 1795953879372, 5, 6),
	(1149, 43, 1795953879376, 6, 7),
	(1150, 43, 1795953879379, 7, 8),
	(1151, 43, 1795953879382, 8, 9),
	(1152, 43, 1795953879385, 9, 10),
	(1153, 43, 1795953879388, 10, 11),
	(1154, 43, 1795953879391, 11, 12),
	(1155, 43, 1795953879395, 12, 13),
	(1156, 43, 1795953879397, 13, 14),
	(1157, 43, 1795953879401, 14, 15),
	(1158, 43, 1795953879404, 15, 16),
	(1159, 43, 1795953879408, 16, 17),
	(1160, 43, 1795953879414, 17, 18),
	(1161, 43, 1795953879419, 18, 19),
	(1162, 43, 1795953879422, 19, 20),
	(1163, 43, 1795953879426, 20, 21),
	(1164, 43, 1795953879430, 21, 22),
	(1165, 43, 1795953879434, 22, 23),
	(1166, 43, 1795953879437, 23, 24),
	(1167, 43, 1795953879441, 24, 25),
	(1168, 43, 1795953879443, 25, 26),
	(1169, 43, 1795953879446, 26, 27),
	(1170, 43, 1795953879449, 27, 28),
	(1171, 43, 1795953879453, 28, 29),
	(1172, 43, 1795953879455, 29, 30),
	(1173, 43, 1795953879458, 30, 31),
	(1174, 43, 1795953879461, 31, 32),
	(1175, 43, 1795953879464, 32, 33),
	(1176, 43, 1795953879466, 33, 34),
	(1177, 43, 1795953879470, 34, 35),
	(1178, 43, 1795953879484, 35, 36),
	(1179, 43, 1795953879492, 36, 37),
	(1180, 43, 1795953879497, 37, 39),
	(1181, 44, 1795953879504, 0, 4),
	(1182, 44, 1795953879515, 4, 5),
	(1183, 44, 1795953879520, 5, 6),
	(1184, 44, 1795953879524, 6, 8),
	(1185, 44, 1795953879527, 8, 9),
	(1186, 44, 1795953879531, 9, 11),
	(1187, 44, 1795953879534, 11, 13),
	(1188, 44, 1795953879538, 13, 14),
	(1189, 44, 1795953879541, 14, 15),
	(1190, 44, 1795953879544, 15, 17),
	(1191, 44, 1795953879548, 17, 19),
	(1192, 44, 1795953879551, 19, 21),
	(1193, 44, 1795953879564, 21, 23),
	(1194, 44, 1795953879573, 23, 25),
	(1195, 44, 1795953879579, 25, 27),
	(1196, 44, 1795953879584, 27, 29),
	(1197, 44, 1795953879589, 29, 31),
	(1198, 44, 1795953879594, 31, 33),
	(1199, 44, 1795953879599, 33, 35),
	(1200, 44, 1795953879601, 35, 37),
	(1201, 44, 1795953879606, 37, 39),
	(1202, 44, 1795953879627, 39, 41),
	(1203, 44, 1795953879637, 41, 43),
	(1204, 44, 1795953879656, 43, 45),
	(1205, 44, 1795953879671, 45, 47),
	(1206, 44, 1795953879680, 47, 49),
	(1207, 44, 1795953879685, 49, 51),
	(1208, 44, 1795953879688, 51, 53),
	(1209, 44, 1795953879692, 53, 55),
	(1210, 44, 1795953879695, 55, 57),
	(1211, 44, 1795953879701, 57, 59),
	(1212, 44, 1795953879704, 59, 61),
	(1213, 44, 1795953879708, 61, 63),
	(1214, 44, 1795953879712, 63, 65),
	(1215, 44, 1795953879718, 65, 67),
	(1216, 44, 1795953879721, 67, 69),
	(1217, 44, 1795953879726, 69, 71),
	(1218, 44, 1795953879729, 71, 73),
	(1219, 44, 1795953879734, 73, 75),
	(1220, 44, 1795953879738, 75, 77),
	(1221, 44, 1795953879742, 77, 79),
	(1222, 44, 1795953879744, 79, 81),
	(1223, 44, 1795953879748, 81, 83),
	(1224, 44, 1795953879750, 83, 85),
	(1225, 44, 1795953879757, 85, 87),
	(1226, 44, 1795953879759, 87, 89),
	(1227, 44, 1795953879763, 89, 91),
	(1228, 44, 1795953879766, 91, 93),
	(1229, 44, 1795953879769, 93, 95),
	(1230, 44, 1795953879773, 95, 97),
	(1231, 44, 1795953879778, 97, 99),
	(1232, 44, 1795953879781, 99, 101),
	(1233, 44, 1795953879787, 101, 103),
	(1234, 44, 1795953879790, 103, 105),
	(1235, 44, 1795953879796, 105, 107),
	(1236, 44, 1795953879799, 107, 109),
	(1237, 44, 1795953879803, 109, 111),
	(1238, 44, 1795953879807, 111, 113),
	(1239, 44, 1795953879811, 113, 115),
	(1240, 44, 1795953879813, 115, 117),
	(1241, 44, 1795953879818, 117, 119),
	(1242, 44, 1795953879822, 119, 121),
	(1243, 44, 1795953879826, 121, 123),
	(1244, 44, 1795953879831, 123, 125),
	(1245, 44, 1795953879835, 125, 127),
	(1246, 44, 1795953879838, 127, 129),
	(1247, 44, 1795953879842, 129, 131),
	(1248, 44, 1795953879850, 131, 133),
	(1249, 44, 1795953879854, 133, 135),
	(1250, 44, 1795953879856, 135, 137),
	(1251, 44, 1795953879860, 137, 139),
	(1252, 44, 1795953879864, 139, 141),
	(1253, 44, 1795953879869, 141, 143),
	(1254, 44, 1795953879872, 143, 145),
	(1255, 44, 1795953879875, 145, 147),
	(1256, 44, 1795953879877, 147, 149),
	(1257, 44, 1795953879883, 149, 151),
	(1258, 44, 1795953879885, 151, 153),
	(1259, 44, 1795953879889, 153, 155),
	(1260, 44, 1795953879891, 155, 157),
	(1261, 44, 1795953879894, 157, 159),
	(1262, 44, 1795953879897, 159, 161),
	(1263, 44, 1795953879902, 161, 163),
	(1264, 44, 1795953879905, 163, 165),
	(1265, 44, 1795953879908, 165, 167),
	(1266, 45, 1795953879914, 0, 5),
	(1267, 45, 1795953879923, 5, 7),
	(1268, 45, 1795953879929, 7, 9),
	(1269, 45, 1795953879933, 9, 11),
	(1270, 45, 1795953879939, 11, 13),
	(1271, 45, 1795953879943, 13, 15),
	(1272, 45, 1795953879945, 15, 17),
	(1273, 45, 1795953879949, 17, 19),
	(1274, 45, 1795953879951, 19, 21);
INSERT INTO public.news VALUES
	(1275, 45, 1795953879955, 21, 23),
	(1276, 45, 1795953879957, 23, 25),
	(1277, 45, 1795953879960, 25, 27),
	(1278, 45, 1795953879964, 27, 29),
	(1279, 45, 1795953879968, 29, 31),
	(1280, 45, 1795953879971, 31, 33),
	(1281, 45, 1795953879974, 33, 35),
	(1282, 45, 1795953879978, 35, 37),
	(1283, 45, 1795953879982, 37, 39),
	(1284, 45, 1795953879985, 39, 41),
	(1285, 45, 1795953879989, 41, 43),
	(1286, 45, 1795953879992, 43, 45),
	(1287, 45, 1795953879997, 45, 47),
	(1288, 45, 1795953879999, 47, 49),
	(1289, 45, 1795953880004, 49, 51),
	(1290, 45, 1795953880008, 51, 53),
	(1291, 45, 1795953880013, 53, 57),
	(1292, 45, 1795953880017, 57, 59),
	(1293, 45, 1795953880020, 59, 61),
	(1294, 45, 1795953880025, 61, 63),
	(1295, 45, 1795953880029, 63, 65),
	(1296, 45, 1795953880032, 65, 67),
	(1297, 45, 1795953880034, 67, 69),
	(1298, 45, 1795953880039, 69, 71),
	(1299, 45, 1795953880043, 71, 73),
	(1300, 45, 1795953880046, 73, 75),
	(1301, 45, 1795953880049, 75, 77),
	(1302, 45, 1795953880053, 77, 79),
	(1303, 45, 1795953880056, 79, 81),
	(1304, 45, 1795953880060, 81, 83),
	(1305, 45, 1795953880062, 83, 85),
	(1306, 45, 1795953880066, 85, 87),
	(1307, 45, 1795953880071, 87, 89),
	(1308, 45, 1795953880075, 89, 91),
	(1309, 45, 1795953880077, 91, 93),
	(1310, 45, 1795953880081, 93, 97),
	(1311, 45, 1795953880084, 97, 99),
	(1312, 45, 1795953880087, 99, 101),
	(1313, 45, 1795953880091, 101, 103),
	(1314, 45, 1795953880094, 103, 105),
	(1315, 45, 1795953880100, 105, 107),
	(1316, 45, 1795953880108, 107, 109),
	(1317, 45, 1795953880112, 109, 111),
	(1318, 45, 1795953880114, 111, 113),
	(1319, 45, 1795953880118, 113, 115),
	(1320, 45, 1795953880121, 115, 117),
	(1321, 45, 1795953880125, 117, 119),
	(1322, 45, 1795953880128, 119, 121),
	(1323, 45, 1795953880131, 121, 123),
	(1324, 45, 1795953880134, 123, 125),
	(1325, 45, 1795953880138, 125, 127),
	(1326, 45, 1795953880141, 127, 129),
	(1327, 45, 1795953880146, 129, 131),
	(1328, 45, 1795953880151, 131, 133),
	(1329, 45, 1795953880156, 133, 135),
	(1330, 46, 1795953880162, 0, 1),
	(1331, 46, 1795953880165, 1, 2),
	(1332, 46, 1795953880169, 2, 3),
	(1333, 46, 1795953880171, 3, 4),
	(1334, 46, 1795953880174, 4, 5),
	(1335, 46, 1795953880177, 5, 6),
	(1336, 46, 1795953880181, 6, 7),
	(1337, 46, 1795953880183, 7, 8),
	(1338, 46, 1795953880186, 8, 9),
	(1339, 46, 1795953880189, 9, 10),
	(1340, 46, 1795953880193, 10, 11),
	(1341, 46, 1795953880196, 11, 12),
	(1342, 46, 1795953880199, 12, 13),
	(1343, 46, 1795953880201, 13, 14),
	(1344, 46, 1795953880205, 14, 15),
	(1345, 46, 1795953880207, 15, 16),
	(1346, 46, 1795953880211, 16, 17),
	(1347, 46, 1795953880213, 17, 18),
	(1348, 46, 1795953880217, 18, 19),
	(1349, 46, 1795953880219, 19, 20),
	(1350, 46, 1795953880222, 20, 21),
	(1351, 46, 1795953880227, 21, 22),
	(1352, 46, 1795953880230, 22, 23),
	(1353, 46, 1795953880234, 23, 24),
	(1354, 46, 1795953880237, 24, 25),
	(1355, 46, 1795953880240, 25, 26),
	(1356, 46, 1795953880243, 26, 27),
	(1357, 46, 1795953880245, 27, 28),
	(1358, 46, 1795953880248, 28, 29),
	(1359, 46, 1795953880251, 29, 30),
	(1360, 46, 1795953880254, 30, 31),
	(1361, 46, 1795953880257, 31, 32),
	(1362, 46, 1795953880260, 32, 33),
	(1363, 46, 1795953880263, 33, 34),
	(1364, 46, 1795953880266, 34, 35),
	(1365, 46, 1795953880268, 35, 36),
	(1366, 46, 1795953880272, 36, 37),
	(1367, 46, 1795953880274, 37, 38),
	(1368, 46, 1795953880277, 38, 39),
	(1369, 46, 1795953880280, 39, 40),
	(1370, 46, 1795953880285, 40, 41),
	(1371, 46, 1795953880288, 41, 42),
	(1372, 46, 1795953880291, 42, 43),
	(1373, 46, 1795953880294, 43, 44),
	(1374, 46, 1795953880297, 44, 45),
	(1375, 46, 1795953880299, 45, 46),
	(1376, 46, 1795953880303, 46, 47),
	(1377, 46, 1795953880305, 47, 48),
	(1378, 46, 1795953880309, 48, 49),
	(1379, 46, 1795953880311, 49, 50),
	(1380, 46, 1795953880315, 50, 51),
	(1381, 46, 1795953880318, 51, 52),
	(1382, 46, 1795953880322, 52, 53),
	(1383, 46, 1795953880326, 53, 54),
	(1384, 46, 1795953880339, 54, 55),
	(1385, 46, 1795953880345, 55, 56),
	(1386, 46, 1795953880352, 56, 57),
	(1387, 46, 1795953880360, 57, 58),
	(1388, 46, 1795953880367, 58, 59),
	(1389, 46, 1795953880374, 59, 60),
	(1390, 46, 1795953880384, 60, 61),
	(1391, 47, 1795953880425, 0, 1),
	(1392, 47, 1795953880436, 1, 2),
	(1393, 47, 1795953880451, 2, 3),
	(1394, 47, 1795953880465, 3, 4),
	(1395, 47, 1795953880503, 4, 5),
	(1396, 47, 1795953880526, 5, 6),
	(1397, 47, 1795953880549, 6, 7),
	(1398, 47, 1795953880571, 7, 8),
	(1399, 47, 1795953880579, 8, 9),
	(1400, 47, 1795953880587, 9, 10),
	(1401, 47, 1795953880603, 10, 11),
	(1402, 47, 1795953880617, 11, 12),
	(1403, 47, 1795953880636, 12, 13),
	(1404, 47, 1795953880640, 13, 14),
	(1405, 47, 1795953880647, 14, 15),
	(1406, 47, 1795953880659, 15, 16),
	(1407, 47, 1795953880672, 16, 17),
	(1408, 47, 1795953880682, 17, 18),
	(1409, 47, 1795953880694, 18, 19),
	(1410, 47, 1795953880701, 19, 20),
	(1411, 47, 1795953880719, 20, 21),
	(1412, 47, 1795953880732, 21, 22),
	(1413, 47, 1795953880742, 22, 23),
	(1414, 47, 1795953880752, 23, 24),
	(1415, 47, 1795953880768, 24, 25),
	(1416, 47, 1795953880775, 25, 26),
	(1417, 47, 1795953880783, 26, 27),
	(1418, 47, 1795953880793, 27, 28),
	(1419, 47, 1795953880806, 28, 29),
	(1420, 47, 1795953880812, 29, 30),
	(1421, 47, 1795953880823, 30, 31),
	(1422, 47, 1795953880830, 31, 32),
	(1423, 47, 1795953880836, 32, 33),
	(1424, 47, 1795953880843, 33, 34),
	(1425, 47, 1795953880849, 34, 35),
	(1426, 47, 1795953880857, 35, 36),
	(1427, 47, 1795953880868, 36, 37),
	(1428, 47, 1795953880876, 37, 38),
	(1429, 47, 1795953880882, 38, 39),
	(1430, 47, 1795953880895, 39, 40),
	(1431, 47, 1795953880903, 40, 41),
	(1432, 47, 1795953880909, 41, 42),
	(1433, 47, 1795953880916, 42, 43),
	(1434, 47, 1795953880918, 43, 44),
	(1435, 47, 1795953880922, 44, 45),
	(1436, 47, 1795953880927, 45, 46),
	(1437, 47, 1795953880933, 46, 47),
	(1438, 47, 1795953880946, 47, 48),
	(1439, 47, 1795953880958, 48, 49),
	(1440, 47, 1795953880962, 49, 50),
	(1441, 47, 1795953880966, 50, 51),
	(1442, 47, 1795953880972, 51, 52),
	(1443, 47, 1795953880980, 52, 53),
	(1444, 47, 1795953880989, 53, 54),
	(1445, 47, 1795953880998, 54, 55),
	(1446, 47, 1795953881001, 55, 56),
	(1447, 47, 1795953881005, 56, 57),
	(1448, 47, 1795953881015, 57, 58),
	(1449, 47, 1795953881025, 58, 59),
	(1450, 47, 1795953881033, 59, 60),
	(1451, 47, 1795953881043, 60, 61),
	(1452, 47, 1795953881046, 61, 62),
	(1453, 47, 1795953881051, 62, 63),
	(1454, 47, 1795953881056, 63, 64),
	(1455, 47, 1795953881074, 64, 65),
	(1456, 47, 1795953881096, 65, 66),
	(1457, 47, 1795953881109, 66, 67),
	(1458, 47, 1795953881128, 67, 68),
	(1459, 47, 1795953881139, 68, 69),
	(1460, 47, 1795953881157, 69, 70),
	(1461, 47, 1795953881172, 70, 71),
	(1462, 47, 1795953881184, 71, 72),
	(1463, 47, 1795953881200, 72, 73),
	(1464, 47, 1795953881209, 73, 74),
	(1465, 47, 1795953881217, 74, 75),
	(1466, 47, 1795953881223, 75, 76),
	(1467, 47, 1795953881231, 76, 77),
	(1468, 47, 1795953881237, 77, 78),
	(1469, 47, 1795953881247, 78, 79),
	(1470, 47, 1795953881250, 79, 80),
	(1471, 47, 1795953881256, 80, 81),
	(1472, 47, 1795953881258, 81, 82);


--
-- Data for Name: notes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notes VALUES
	(134, 47, 'a note', 1795953881266);


--
-- Data for Name: notices; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: notification_settings; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: opening_moves; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.opening_moves VALUES
	(-9183551861387110769, '29-34', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(-9165679334337596758, 'e1-f2', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-9129288450469894132, '31-27', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-9116975549245577003, 'f8-e7', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(-9116402233405618614, '34-30', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(-9049230718364486753, '23-19', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-9048113539918268242, 'e3-d4', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(-9045458020405335077, '10x26', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(-8997412422190631283, '16x23', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(-8985458966254757919, '12-15', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-8974645877922324726, '27x20', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(-8957326891075309609, '44-40', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(-8953392611371248080, 'a5xg8', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(-8949703547775543709, 'h2:f4', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(-8915590437260247865, 'g7-f6', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(-8887300366951287062, '3-6', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(-8882563715950768834, 'b4-a5', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(-8843831319659457533, '11-16', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(-8815150033689966207, '3x22', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-8762517257652083329, 'g1-f2', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(-8754540640705675210, 'b2-c3', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-8711100045080017201, 'a7-b6', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-8654519166498011209, '33-29', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(-8643900452643161285, 'a1-b2', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(-8618005445230093318, 'f6-g5', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(-8601146813674830057, '19x3', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-8483252203915944828, '13-18', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(-8461951397007165206, '22x31', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(-8442031384803199313, 'f6-g5', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(-8425673080805195525, 'c7-d6', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(-8420424172640307014, 'e3:c5', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(-8394410876030564110, '18-22', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(-8342087324573719559, 'h8-g7', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(-8321682552502922140, '18x29', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(-8314910741271613620, '46-41', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(-8314094869126989784, '27-23', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(-8308026028617199140, '43-39', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(-8249304681233823627, 'e7xg5', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(-8230852811620828940, '50-44', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-8119120433961879668, '22-18', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(-8105067922049042290, 'a2-b3', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(-8097191842960730473, '6-11', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(-8045953860265433277, '44-39', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-8015091277695494742, '26-23', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(-8007626169761759557, 'c5-b6', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(-7998225313900186713, 'h4:d4', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(-7962528603238450306, 'd6xb6', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(-7941394014751123478, '35-30', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(-7931079936225946108, '19-24', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(-7871264427543928470, 'a3-a4', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(-7815689329266987836, '8-12', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(-7726378644290270762, 'c5:e7', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(-7667704562270700529, 'h6-g5', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-7663295885412885703, 'b6-a5', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(-7648620244365452477, '25-21', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(-7642250181330355095, '42-37', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(-7564821480843907455, '38-32', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(-7539847638828906023, '14-20', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-7461749669254300740, '29-24', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(-7458023016520983368, '10-15', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(-7389607749874735298, '27-23', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(-7380604858548503770, '25x34', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(-7343004637994500639, '50-44', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(-7283258590260719720, '28x17', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(-7277736230350432231, '18-22', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(-7259559173683132445, '6-10', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(-7249030485150289481, '11-16', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(-7232085451728651015, '14-20', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(-7011259331398632551, 'b7-a7', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(-7002111374958582942, '17-21', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(-6917920386186277292, 'g1-h2', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(-6911217307871683719, '22-17', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(-6799237789037719973, 'f8:d6', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(-6786955891453827356, 'c3-b4', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(-6742403378748551655, '49-43', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(-6731803763691881589, '11x27', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(-6728633160210092312, 'h6:f4', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(-6710817957611000094, '16-21', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-6694383767585173533, '26-22', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(-6622057715662442614, 'g7-g6', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(-6594410449475692505, 'c1-b2', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(-6588580793492891873, '34x25', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(-6548810595983276318, 'd2:b4', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(-6493300487585997141, 'b6-c5', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(-6487366243633361560, 'g3-h4', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-6445301411568700605, 'e7-e6', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(-6402914303241746299, '7-12', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(-6400806977491888564, '48-43', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(-6397246236335523222, 'e1-d2', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(-6386155769185047790, '17x28', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(-6379806941889421464, 'h2-g3', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(-6301757113078406151, '20-25', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(-6300721388902624583, 'c4xc8', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(-6284936273958300827, '20-16', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(-6265217345954380686, '27x18', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(-6209784941777293937, '12-16', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(-6127121814992390713, 'b2-c3', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(-6118376257637666643, '24-29', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(-6117496274120418726, '26x17', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(-6056734493677372857, 'd8-e7', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-6050414161864691237, 'b8-a7', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-6048312733810579819, '37-31', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(-6023145286631303266, '19-15', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(-5999537649829870062, 'h8:h4', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(-5974781687706468678, 'c7-a5', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(-5956871755891325755, 'g5-h4', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(-5931945654954767874, '22-18', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(-5916009575185563164, 'b4:d6', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(-5907316654412923643, 'f6-g5', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-5898073112858090019, 'f4-e5', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(-5868501452649556884, '11-16', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(-5850417828101360872, '37-31', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(-5849352618187997106, 'b2:d4', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(-5800311439309703518, '28-24', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(-5749338798622579232, 'a3-b4', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(-5696625908004222805, 'a7-b6', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-5684683079722606798, 'g3-h4', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(-5682722694864599601, 'g5-h4', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(-5633338067007039112, '7x27', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(-5605260140911122367, '24-19', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(-5576739834973794093, 'b6-a5', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(-5511270023598496501, '13x22', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(-5492258246872531722, 'b2-b3', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(-5449482056375810227, '18-23', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(-5418463252926511650, 'd2-c3', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(-5354041026243403398, '40-35', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(-5321185013038477656, 'c1-b2', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(-5316358637548234315, '21-16', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(-5302733155602032408, '17-22', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(-5214690203067323210, '11x27', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-5104190204159835169, '28x17', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(-5016740306140762449, '31-26', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(-4967584719470639518, 'd6:h2', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(-4821210022097798507, '8-12', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-4783962957086399343, '5-10', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(-4773984566210360620, '46-41', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(-4732877417811417903, '46-41', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-4727832728587597609, '9-13', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(-4707135909374016606, 'b2-a2', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(-4671895086529553623, '15-20', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(-4627687474620316445, '26-22', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(-4625378329116739582, '3-9', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(-4527657129294372058, '39-34', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-4487563542891160245, '7-11', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(-4385186151197531161, 'g3:e1', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(-4326085232052124961, '16-21', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(-4303853049428250936, '2-7', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(-4273791370953503786, 'd4:f6', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(-4223406101681051234, 'g3-h4', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-4208224714263185297, '18-23', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(-4200221571105428313, '31-26', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(-4180657702482986896, '16-21', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-4179563132204159749, 'a6-a5', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(-4161440780860333058, '44-39', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(-4158093788764765086, 'd4-e5', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(-4142680470428242856, '23-20', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(-4134110735619205316, '17-13', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(-4125487499536627768, 'd8:f6', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(-4055785055500113616, '23-18', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(-4036248526002520027, '29-23', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(-4030435069665696326, '16-21', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(-4022464281601432425, '11-16', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(-4006144879678196378, '38x27', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(-3986162131474776854, 'h3xh5', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(-3984965569487938666, '15-20', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(-3938292103312865673, '3-6', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-3934872585950303466, '14-20', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(-3930409942467078726, '12-15', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(-3872735159818595840, '8x19', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(-3866745352816762159, 'b8:d6', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(-3854266122320589875, 'b2:d4', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(-3789046263974260987, '22-17', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(-3744195692849544340, '37-32', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(-3711111578864866360, '12x21', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(-3709450105466993079, '13-18', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(-3566914425723097916, 'd8-e7', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(-3527881425534399200, '7-11', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(-3518091555886248697, '13-18', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(-3471585262082269030, 'e6-d6', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(-3437612201245702196, 'd2-e3', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(-3384916697252830332, 'c3:c7', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(-3353940306577090125, '13-19', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(-3335293067542709336, 'b2-c3', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(-3287305979495023912, '18-14', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(-3281343641459941741, 'e3-f4', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(-3272079406879981633, '33-29', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(-3260958318813686324, 'h2-g3', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-3213036587374287201, '5-10', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(-3204205089070802355, 'b6-a5', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(-3150836019852371318, '13-9', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(-3019727187979407456, '13-18', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(-3011981403390247599, '19x26', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(-3003460004927124948, '34-29', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(-3001942436590142363, '38-32', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-2941602733896299690, '34x25', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(-2921121975360355350, 'f6-f5', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(-2914309489729153049, 'g3-h4', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(-2889037815454028685, 'e5-d4', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(-2798243648419028842, '20-16', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-2780015369401665036, 'd5xd1', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034);
INSERT INTO public.opening_moves VALUES
	(-2763584358107354191, '26x37', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(-2729898236576668162, '14-20', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(-2690945914240440235, '38-33', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(-2643236959649748455, 'f6-e5', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(-2629802052069536926, '37-32', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-2605742881384431210, '26-22', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(-2532693064559260764, '13-17', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-2519601040125107935, 'f6-e5', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(-2494534859429526698, '10-15', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(-2463616887325562187, 'e7-f6', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(-2421112334705432992, 'h2-g3', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-2398729142257602551, '17-22', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(-2368763631171456331, '28-23', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-2355436108274691560, '42-37', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(-2344165086599065631, 'f6-g5', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(-2268840337374850409, 'f8-e7', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(-2267199536826638889, 'a3-a4', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(-2267096159093352676, '31-26', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(-2248990411444613468, 'h4:d4', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(-2197358357293177560, 'c3-b4', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(-2196445012268239287, 'd8-c7', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(-2183368960731490903, 'h7-h8', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(-2175792672713409778, '39-33', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(-2173429757300920847, '9-13', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(-2142337839169102749, 'c1:e3', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(-2071223863834798333, 'd8-c7', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(-2045267676594211401, '26x28', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(-2033374208237593730, 'e5:g3', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(-2006635224806756448, '21-26', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(-1994068559221026436, 'g3-h4', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(-1987018644108836519, '9-13', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(-1981853053976118736, 'b8:d2', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(-1932123792534529513, 'e7-f6', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(-1849168827052353325, '22-19', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-1848954434563566691, 'h6xh4', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(-1736071677780234175, '10-15', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(-1699588114845723616, '41-36', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(-1684012671144513496, '19x3', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(-1681269962563285474, '29-23', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(-1665336044206962392, '23-18', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(-1646695059732945537, 'c7-b6', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(-1636373125644609729, 'a8xh5', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(-1618250150028748829, '18-22', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-1613181071141950627, 'd6:b4', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(-1516251838169713671, 'e7-d6', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(-1512754698497765194, 'a5:g3', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(-1472714980662340027, '27x20', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-1384243840126845076, 'f5-f4', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(-1363096174819486669, '12-17', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(-1340780691355649601, '27-21', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(-1340067089237005848, '19-24', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-1321814804438897670, 'h4-g5', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(-1255821190633087787, 'g6-f5', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(-1183610450859643838, '23-19', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(-1167560221473841162, 'a3-b4', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(-1127888547289631388, 'd1xe5', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(-1122913867014250515, '21x32', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(-1099128544592795827, 'e7-f6', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-1030406965054837541, '19-24', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(-992258583852900198, 'g1-h2', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-971188993175106386, '30-26', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(-910767237900754397, '21-26', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-907296844875120001, '16-21', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(-857802383633039358, '39-34', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(-825926366681121636, '34-29', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(-766067084054217144, 'e7:g5', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(-748468166058422521, '16x23', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-744145071968668542, '18-23', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(-729167541213710007, 'c3-c4', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(-727134022840126390, '31-27', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(-713922304211080287, 'c7:c3', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(-698825994490279030, '25-30', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(-686826737373354737, '8x19', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(-661487369020215119, 'c3-d4', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(-591993072583499942, '8x15', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(-547196052377629691, '12-17', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(-539323787204906511, 'f6-e5', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-516926475419217071, '31-26', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(-498743175411364647, 'g3-f4', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(-495494088807120265, 'b6-c5', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(-495494088807120265, 'f6-g5', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(-487917904795375019, '30-25', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(-470196049831852656, '8-12', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(-452580336235585502, 'd7-c6', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(-445285184547092638, '19x30', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(-433524331083906728, '9-13', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(-349022701121426948, '26x37', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(-335768148117601973, '18x29', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(-285734351448598209, 'b6-c5', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(-266595610735257217, '19-15', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(-259889840887152444, '9-13', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(-246723738763437559, '27-24', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(-175109466747040867, '35-30', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(-161490905808549287, '2-7', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(-90758703729537801, 'c8xc5', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(-53874516899056647, '36x27', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(-10723098800202459, '37x28', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(-306044663307724, '18x2', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(46997432304517871, 'a3:c1', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(99624006895721043, '2-7', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(120225543444875457, '32-27', 227, 2, 1400, 0, 2, 0, 3000, 15, 1649267441664015),
	(120225543444875457, '32-28', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(120225543444875457, '32-28', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(120225543444875457, '33-28', 227, 2, 1400, 1, 1, 0, 3000, 13, 1649267441664013),
	(120225543444875457, '35-30', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(133700456784104904, 'd3-d4', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(161017756407202697, '4-8', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(238623917533549412, 'e1xd6', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(246909571005232011, '31-26', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(252396706562674328, 'f4-e3', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(333025724509167616, '38-33', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(346869292485039988, 'c3-b4', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(346869292485039988, 'e3-d4', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(346869292485039988, 'g3-f4', 226, 5, 1400, 1, 0, 1, 3000, 2, 1649267441664002),
	(377489401911097592, '21-26', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(405577928257150749, '13-17', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(475902331381744219, 'h6:f4', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(505953455206940670, 'e3xe7', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(510510253312228471, 'e1:e5', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(522519075900696430, 'c6-d6', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(547711434341173473, '9-14', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(548688185902034365, 'h2:f4', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(562668824182575819, '33-29', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(579439173337780652, 'b2-a3', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(614413970442345704, '33-28', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(633304190622559971, 'a8xc6', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(670130884350996104, 'a1-b2', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(675186742154512504, '21x32', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(690609500978481937, 'b6-a6', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(743082929547173447, 'h6-g5', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(751715993492635144, '41-36', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(795330080365367710, 'e2-d2', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(830542929602142320, 'g3-h4', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(859077992120244340, 'd4:f6', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(889231828711940533, '32-27', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(890529562339195847, '12-17', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(944288827913166957, 'b6:d4', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(992649526285969198, '8-12', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(1014066075530485830, '14-20', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(1023580984159141190, '3-7', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(1049613966355826195, '33x24', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(1094050127201350634, 'e1-d2', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(1143481977526657002, 'c3-b4', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(1162652890463074871, '9-13', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(1185522440341912290, '20-24', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(1207132147321176329, '5-10', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(1228466953897726856, '16-20', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(1299993811632556616, '3x22', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(1355269320179153367, 'b6-c7', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(1381522900692320768, 'f8-g7', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(1422741712323316579, 'e7-f6', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(1424880922338827212, '16x23', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(1456294899941070800, 'b8-a7', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(1513675634256689683, '32-28', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(1519551608045088589, '13-18', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(1522093255932179521, '12x21', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(1528796939005354783, '18-23', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(1635773757324751623, 'c5:c1', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(1653379948929077160, '12-18', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(1694017207437541950, 'g3-f4', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(1695582063192853555, 'f6-g5', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(1723154595167531720, 'h4:d4', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(1740495247963339056, 'e7:g5', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(1766788504513693976, 'd2-c3', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(1770000050730021613, '13-18', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(1813241714377330723, 'd6-e5', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(1816321249358853169, '47-41', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(1819445855451646930, '2x11', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(1843507757205487301, '30x23', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(1853977881861804664, 'b4-c5', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(1883970127611929466, '10-14', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(1887473266771970740, '31-27', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(1927650316215362491, '32-27', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(2012603582203091370, '11x31', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(2120950564649383366, '36-31', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(2137699378286012180, 'e3:a3', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(2148605370005258092, 'e3-d4', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(2155429854977454294, 'd6-d5', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(2219643874942897108, '36x27', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(2221909446064531801, '41-37', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(2246432997213950985, '35x24', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(2344288490187040315, '23-29', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(2381763016322295495, '22-17', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(2403164679188282588, '5-9', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(2438828780909472050, '12-17', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(2443482533203024825, 'f2-e3', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(2466318382116912786, '33x22', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(2477305296259190646, '18x29', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(2516138121299250040, 'c3-d4', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(2527632898083117601, '24-15', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(2584519905247095395, 'f8-g7', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(2622459006853875383, 'e5xe1', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(2627594712534879485, 'e7-f6', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(2731794439031600233, 'e3-d4', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(2745859339014877064, '49-44', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(2754865667432498325, 'a2-a3', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(2804961174327382026, 'g5:c5', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(2846978458179563545, '39-34', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(2856842778037738729, 'f6-e5', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(2863180242870491600, 'a3-b4', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002);
INSERT INTO public.opening_moves VALUES
	(2873822246638575151, '17-21', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(2887075756909186196, 'f2-g3', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(2941994400597091003, '10-15', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(2963467503656909842, '11-16', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(2972094306936355907, 'd8xf6', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(3012603975459208701, '39-34', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(3066263121125302381, 'c3-b4', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(3148664567971074229, '12x25', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(3179471762345019765, '23-19', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(3201437343310020750, '17-22', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(3248161406048378049, 'f6-g5', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(3294257333375404969, 'e5-f4', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(3333876168833987046, '27x11', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(3361875723675021214, '40x29', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(3363293824989862659, '6-11', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(3417382314762494874, 'd4-c5', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(3599385848108542029, 'b2-c3', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(3706288115808836198, '37-32', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(3742974645496754381, 'g1-h2', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(3743175552868252667, '47-42', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(3756316999109593144, 'c1-b2', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(3778088331093284100, 'e1-d2', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(3826081724175119845, 'a4xa8', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(3865363895998899823, '34-29', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(3868254613850884229, 'a3:c5', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(3870406925905105285, '4-11', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(3917445942233590032, '37-31', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(3994588281948628767, 'f6-e5', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(4014699187105062334, '30x23', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(4015318344356826431, 'e1-f2', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(4018023427478741090, '35-30', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(4023107910979541175, 'h5xh7', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(4067884643743725220, 'b3-c4', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(4078653633667023073, 'd4-c5', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(4142042361835789795, '13x15', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(4196939341955907316, '20-25', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(4199026545052499824, '13-18', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(4298575534329553891, 'b6-a5', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(4306511475163762091, '15-20', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(4315621147425711012, 'f2-g3', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(4327417892213626526, '7-10', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(4332173905903562704, 'b6-c5', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(4381944421620692864, 'f2-g3', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(4396679254475966252, '15-8', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(4427199755883659783, 'a3-b4', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(4446854423508535538, '34x23', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(4461702800933278404, '45-40', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(4525364904040249558, 'h2-g3', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(4530340164639566387, 'a6-a5', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(4589991233026001719, '30-26', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(4607167068427749871, '9-13', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(4638096583738279024, '26x17', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(4644852009292902738, '31x22', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(4701294209300938599, '46-41', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(4702791716788012062, '44-39', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(4716586591419689115, '19-23', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(4716586591419689115, '20-24', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(4729827202032817440, 'd2-c3', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(4750727465698042007, 'g7:e5', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(4765731056679050619, 'd8-c7', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(4802490546846968158, '6-9', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(4826956111234837684, '17-13', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(4857868255100216646, '24x35', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(4904523401231158455, '33x13', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(4930099708273527105, '18-22', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(4932200330764615966, '8x15', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(4948131645079048899, 'g3-f4', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(4962315877632680470, '37x28', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(5042260258041724325, '9-14', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(5073749439728985893, '23-20', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(5073926729579750901, '12-17', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(5101827090721661863, '7-12', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(5134870730483792527, '31-27', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(5152462191737389572, 'b3-a4', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(5196525924142315302, '6-10', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(5218202806888712994, 'h7-h6', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(5239391850692794510, 'f8-e7', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(5243256426478484597, '8x28', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(5259986860188545561, 'b4-c5', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(5260856418516658452, '20-25', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(5272214263994314358, 'h4:d4', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(5274462110314201685, 'g5-h4', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(5284967475813388737, '15-20', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(5324512711454517828, 'e3-d2', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(5369491225171082925, '18-15', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(5382981082555837128, 'a1-b2', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(5412454036312230718, '18-22', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(5414759988608587230, '10-13', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(5423562326194344447, '10-13', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(5484160934891399674, '25x18', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(5554611926520374481, 'd6-e5', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(5573445214341105001, '27-23', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(5638613077992275210, '15-19', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(5644597032295471262, 'b2-a3', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(5752646947056256796, '15x22', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(5780006098353072615, '16-21', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(5811646371163457548, '27x18', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(5826177731994707944, '29-25', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(5865239750621981694, 'a7:e7', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(5937215265266010007, '31-27', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(5948960596655301524, '11-16', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(5956180932880692066, '16-21', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(6016356489531962780, '4-8', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(6020287844430409353, '43-38', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(6027605808622652975, '36-31', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(6067648669979587787, '6-9', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(6103236608681831125, 'c7-b6', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(6207285170042560632, '13-19', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(6213943974955318798, 'c5:a3', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(6230092129018944305, '22-17', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(6271028918417518362, '32-27', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(6271028918417518362, '39-33', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(6421496834381133028, 'f8-e7', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(6425910403504909738, 'h2-g3', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(6426975505724101663, '34-30', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(6464395616712324840, '20-25', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(6491132224163167670, 'a1-b2', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(6578154334872393713, 'f6-g5', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(6593292904978480063, '6-10', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(6645349744293307391, 'a4xa8', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(6651427042901325806, '39x30', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(6653227342062233105, '1-6', 227, 5, 1400, 1, 0, 0, 1500, 36, 1649267441664036),
	(6689525734070030682, '32-27', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(6731515186531442973, '40-34', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(6783558367952202097, 'f2-g3', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(6787739526137760068, '3-8', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(6840084716824818839, 'e6-e5', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(6848167901480054462, 'c3-b4', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(6900105628281851337, 'e7-f6', 227, 5, 1400, 1, 0, 0, 1500, 42, 1649267441664042),
	(6914570316307931225, '22x31', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(6924853810434718044, '40-35', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(6929687829318810317, 'g7:e5', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(6936576254989534541, '31-27', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(6959023046183262769, '24x35', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(6976717243481524197, '31-27', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(6982071161801482757, '4-8', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(6983090415445673339, '10-13', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(7020755959726505352, 'c5xc7', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(7063618865064934754, 'g3-h4', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(7267028167533402485, '25-30', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(7269762514000015377, '20-25', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(7299089481859149830, 'b4-a3', 227, 5, 1400, 1, 0, 0, 1500, 43, 1649267441664043),
	(7374961662237827010, 'a7-b6', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(7493127283577312958, 'b4-a5', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(7553474938265847322, '39-33', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(7577907993231162571, 'c6-c5', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(7588111267238358398, 'g7-f6', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(7641525789214191319, '8-12', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(7651192577213080559, '42-38', 227, 3, 1400, 0, 0, 1, 1500, 10, 1649267441664010),
	(7657481399294577781, '30x23', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(7680388238226466511, '7-11', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(7765178264843062411, '20x29', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(7771423437909780312, '7-12', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(7804081302266792130, '31-27', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(7819239089221922786, '11x31', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(7824431998959094457, '15-20', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(7829715291526992322, '31-26', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(7874850412325257648, '34x25', 227, 5, 1400, 0, 0, 1, 1500, 38, 1649267441664038),
	(7877917090566324548, '16-21', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(7877917090566324548, '20-25', 227, 3, 1400, 1, 0, 0, 1500, 11, 1649267441664011),
	(7880338419939207134, '20-25', 227, 2, 1400, 1, 1, 0, 3000, 13, 1649267441664013),
	(7963540983460441456, '16-19', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(8130365340371340886, 'a1-b2', 227, 5, 1400, 0, 0, 1, 1500, 22, 1649267441664022),
	(8156908360189732345, '43-38', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(8160165935179666603, '44-39', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(8188298636451990929, 'h7-h6', 227, 5, 1400, 0, 0, 1, 1500, 34, 1649267441664034),
	(8193191486411003140, 'b6-c6', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(8196755504243386318, '16-20', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(8197547891690115160, '10-13', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(8223537807575662936, 'd6-c5', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(8319333319158073884, 'h4xf6', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(8360225703238719124, '41-37', 227, 2, 1400, 0, 1, 0, 1500, 14, 1649267441664014),
	(8365246944278799369, '41-37', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(8365819350982139141, 'f2-g3', 227, 5, 1400, 1, 0, 0, 1500, 41, 1649267441664041),
	(8371256055495741090, '12-16', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(8419618486620392046, '34-30', 227, 2, 1400, 0, 1, 0, 1500, 13, 1649267441664013),
	(8419798900696573298, '20-24', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(8457352317365379686, 'b2-a3', 226, 5, 1400, 0, 0, 1, 1500, 2, 1649267441664002),
	(8470096480718099539, '22-18', 227, 5, 1400, 0, 0, 1, 1500, 27, 1649267441664027),
	(8538244520762019907, '11-16', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(8577687394596570029, '5-9', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(8615985886474108856, '22-19', 227, 5, 1400, 0, 0, 1, 1500, 28, 1649267441664028),
	(8645126504289758309, '10x19', 227, 5, 1400, 0, 0, 1, 1500, 26, 1649267441664026),
	(8666126744889649848, '17-21', 227, 2, 1400, 1, 0, 0, 1500, 16, 1649267441664016),
	(8683493054429381817, 'g5-h4', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(8684776788812881071, 'h6-g5', 227, 5, 1400, 1, 0, 0, 1500, 35, 1649267441664035),
	(8716705993937802397, 'e7-f6', 227, 5, 1400, 0, 0, 1, 1500, 30, 1649267441664030),
	(8743815785188763239, '14-20', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040),
	(8756493925889014343, '22-18', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(8814639190340455401, 'f8-e7', 226, 5, 1400, 1, 0, 0, 1500, 1, 1649267441664001),
	(8898889320338080556, '31-26', 227, 2, 1400, 0, 1, 0, 1500, 15, 1649267441664015),
	(8931590149012183582, '26x17', 227, 5, 1400, 1, 0, 0, 1500, 24, 1649267441664024),
	(9031646670269689199, '3-8', 227, 5, 1400, 0, 0, 1, 1500, 32, 1649267441664032),
	(9076309299638899342, '37-32', 227, 2, 1400, 1, 0, 0, 1500, 12, 1649267441664012),
	(9136025189295374748, 'e3-d4', 226, 5, 1400, 0, 0, 1, 1500, 3, 1649267441664003),
	(9219085710107080016, '33x13', 227, 5, 1400, 0, 0, 1, 1500, 40, 1649267441664040);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: puzzle_counts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.puzzle_counts VALUES
	('brazilian', -1, 88),
	('brazilian', 0, 35),
	('brazilian', 1, 18),
	('brazilian', 2, 23),
	('brazilian', 3, 63),
	('brazilian', 4, 20),
	('czech', -1, 40),
	('czech', 0, 3),
	('czech', 1, 17),
	('czech', 2, 5),
	('czech', 3, 40),
	('czech', 4, 14),
	('english', -1, 70),
	('english', 0, 17),
	('english', 1, 31),
	('english', 2, 9),
	('english', 3, 49),
	('english', 4, 20),
	('giveaway', -1, 69),
	('giveaway', 0, 4),
	('giveaway', 1, 6),
	('giveaway', 2, 7),
	('giveaway', 3, 69),
	('giveaway', 4, 43),
	('international', -1, 18),
	('international', 0, 12),
	('international', 1, 4),
	('international', 2, 1),
	('international', 3, 2),
	('international', 4, 1),
	('italian', -1, 64),
	('italian', 0, 5),
	('italian', 1, 24),
	('italian', 2, 3),
	('italian', 3, 58),
	('italian', 4, 33),
	('pool', -1, 26),
	('pool', 0, 4),
	('pool', 1, 8),
	('pool', 2, 1),
	('pool', 3, 18),
	('pool', 4, 11),
	('portuguese', -1, 34),
	('portuguese', 0, 3),
	('portuguese', 1, 6),
	('portuguese', 2, 3),
	('portuguese', 3, 34),
	('portuguese', 4, 22),
	('russian', -1, 69),
	('russian', 0, 20),
	('russian', 1, 10),
	('russian', 2, 10),
	('russian', 3, 62),
	('russian', 4, 18),
	('spanish', -1, 29),
	('spanish', 0, 3),
	('spanish', 1, 5),
	('spanish', 2, 1),
	('spanish', 3, 28),
	('spanish', 4, 21);


--
-- Data for Name: puzzle_days; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: puzzle_ratings; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: puzzle_reports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: puzzle_search; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.puzzle_search VALUES
	(1, 0, 0, 2);


--
-- Data for Name: puzzle_tries; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: puzzles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.puzzles VALUES
	(1, 'brazilian', 'standard', 'W:WKb6,Ke7:BKa5', 'B:WKb6,Ke7:BKd2', 'd2-a5', 'e7-d8', 24, 29997, NULL, 22, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(2, 'brazilian', 'standard', 'W:WKd6,Ka7,e7:BKg1,Kc3', 'B:WKd6,Ka7,e7:BKg1,Kb4', 'b4-c3', 'd6-c5', 24, 29997, NULL, 24, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(3, 'brazilian', 'standard', 'W:Wf2,d4,Kb8:Bh2,g5,h6', 'B:Wf2,d4,Kb8:Bh2,f6,h6', 'f6-g5', 'f2-g3', 24, 29989, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(4, 'brazilian', 'standard', 'W:Wh2,Kh4:Be3', 'B:Wh2,Kh4:Bd4', 'd4-e3', 'h4-e1', 24, 29997, NULL, 10, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(5, 'brazilian', 'standard', 'B:WKa3:BKb8,Kf8', 'W:WKe7:BKb8,Kf8', 'e7-a3', 'b8-d6', 24, 29997, NULL, 15, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(6, 'brazilian', 'standard', 'B:WKh4:BKe1,Kd6', 'W:WKg5:BKe1,Kd6', 'g5-h4', 'd6-g3', 24, 29997, NULL, 18, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(7, 'brazilian', 'standard', 'B:WKh4:Bg3,Ka5', 'W:WKg5:Bg3,Ka5', 'g5-h4', 'a5-e1', 24, 29997, NULL, 23, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(8, 'brazilian', 'standard', 'B:WKf8:BKa3,Ke5', 'W:WKh6:BKa3,Ke5', 'h6-f8', 'e5-d6', 24, 29997, NULL, 115, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(9, 'brazilian', 'standard', 'B:Wa3,b4,h6:Bc5,e5,d6,e7', 'W:Wa3,b4,g5:Bc5,e5,d6,e7', 'g5-h6', 'e7-f6 h6-g7 f6xh8', 10, 29985, NULL, 57, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(10, 'brazilian', 'standard', 'B:Wa3,f4,e5:Ba5,Ka7', 'W:Wa3,e3,e5:Ba5,Ka7', 'e3-f4', 'a5-b4', 24, 29995, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(11, 'brazilian', 'standard', 'B:Wf2,b4:Bd6,h6,g7', 'W:We1,b4:Bd6,h6,g7', 'e1-f2', 'g7-f6 b4-a5 d6-c5', 24, 29989, NULL, 59, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(12, 'brazilian', 'standard', 'B:Wg3,c7,Ke7:BKa1,Kc1', 'W:Wg3,c7,Kd8:BKa1,Kc1', 'd8-e7', 'c1-f4', 24, 29997, NULL, 16, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(13, 'brazilian', 'standard', 'B:Wh2,Kd4:BKe1,Kh6', 'W:Wh2,Ke5:BKe1,Kh6', 'e5-d4', 'e1-g3', 24, 29997, NULL, 11, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(14, 'brazilian', 'standard', 'B:WKe5,g5,f6:BKa1,Kg1', 'W:Wh4,Ke5,f6:BKa1,Kg1', 'h4-g5', 'g1-d4', 24, 29993, NULL, 17, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(15, 'brazilian', 'standard', 'W:WKc5,e5:BKa1', 'B:WKc5,e5:Bb2', 'b2-a1', 'c5-d4 a1-b2 d4xa1', 10, 29997, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(16, 'brazilian', 'standard', 'W:WKd8,Kf8:BKf2,a7', 'B:WKd8,Kf8:BKh4,a7', 'h4-f2', 'f8-c5 f2xb6 d8xa5', 8, 29995, NULL, 14, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(17, 'brazilian', 'standard', 'W:WKf6,g7:Bb2,Kc3', 'B:WKf6,g7:BKe1,b2', 'e1-c3', 'g7-h8 c3xg7 h8xa1', 13, 29997, NULL, 11, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(18, 'brazilian', 'standard', 'W:WKg1,h4:BKe1', 'B:WKg1,h4:BKd2', 'd2-e1', 'g1-f2 e1xg3 h4xf2', 8, 29997, NULL, 18, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(19, 'brazilian', 'standard', 'W:WKh2,h6:BKd2,f8', 'B:WKh2,h6:BKb4,f8', 'b4-d2', 'h2-f4 d2xg5 h6xf4', 8, 29991, NULL, 20, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(20, 'brazilian', 'standard', 'W:Wa1,c1,e1,g1,b2,h2,a3,c3,e3,g3,d4:Be5,g5,b6,d6,f6,a7,c7,g7,b8,d8,f8', 'B:Wa1,c1,e1,g1,b2,h2,a3,c3,e3,g3,d4:Be5,g5,b6,d6,f6,a7,c7,b8,d8,f8,h8', 'h8-g7', 'g3-f4 e5xg3 h2xh6', 1, 145, NULL, 10, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(21, 'brazilian', 'standard', 'W:Wa1,c1,h2,d6:Ba5,g5,b6,d8', 'B:Wa1,c1,h2,d6:Ba5,g5,a7,d8', 'a7-b6', 'd6-c7 b6-c5 c7-b8', 12, 29977, NULL, 40, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(22, 'brazilian', 'standard', 'W:Wa1,e1,g1,b2,d2,a3,c3,f4:Ba5,c5,b6,f6,a7,g7,b8,d8', 'B:Wa1,e1,g1,b2,d2,a3,c3,f4:Ba5,b6,d6,f6,a7,g7,b8,d8', 'd6-c5', 'c3-b4 a5xc3 d2xd6', 1, 253, NULL, 24, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(23, 'brazilian', 'standard', 'W:Wa1,e1,g1,b2,f2,h2,a3,c3,e3,g3,f4:Bc5,e5,b6,d6,f6,h6,a7,c7,e7,g7,h8', 'B:Wa1,e1,g1,b2,f2,h2,a3,c3,e3,g3,f4:Bc5,e5,b6,d6,f6,h6,a7,e7,g7,b8,h8', 'b8-c7', 'c3-b4 c5-d4 e3xc5', 2, 226, NULL, 14, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(24, 'brazilian', 'standard', 'W:Wa3,Kb6:BKd6', 'B:Wa3,Kb6:BKe5', 'e5-d6', 'b6-c5 d6xb4 a3xc5', 8, 29997, NULL, 19, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(25, 'brazilian', 'standard', 'W:Wa3,Kd4:Ba5,Kd6', 'B:Wa3,Kd4:BKf4,a5', 'f4-d6', 'd4-c5 d6xb4 a3xc5', 8, 29995, NULL, 15, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(26, 'brazilian', 'standard', 'W:Wa5,Kg7,Kb8:Bf2,Kh2', 'B:Wa5,Kg7,Kb8:BKh2,e3', 'e3-f2', 'g7-e5 h2xd6 b8xe1', 9, 29997, NULL, 6, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(27, 'brazilian', 'standard', 'W:Wb2,d2,Kg7:Bf2,a7,e7', 'B:Wb2,d2,Kg7:Bg3,a7,e7', 'g3-f2', 'd2-e3 f2xd4 g7xc3', 8, 29987, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(28, 'brazilian', 'standard', 'W:Wc3,a5,g5:Bb4,d6', 'B:Wc3,a5,g5:Bc5,d6', 'c5-b4', 'c3-d4 d6-c5 d4xb6', 10, 29961, NULL, 14, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(29, 'brazilian', 'standard', 'W:Wc5,Kb8:Bf2,f4,e5', 'B:Wc5,Kb8:Bg3,f4,e5', 'g3-f2', 'c5-d6 e5xc7 b8xe1', 9, 29997, NULL, 8, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(30, 'brazilian', 'standard', 'W:Wd2,d4,g7:BKg1,h2', 'B:Wd2,d4,g7:Bf2,h2', 'f2-g1', 'd2-e3 g1-f2 e3xg1', 10, 29997, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(31, 'brazilian', 'standard', 'W:Wd2,h4,c7:Bd4,f4,e5,f6', 'B:Wd2,h4,c7:Bd4,e5,g5,f6', 'g5-f4', 'c7-b8 f4-e3 d2xd6 d4-c3 b8-a7 c3-d2 a7-d4', 14, 29949, NULL, 5, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(32, 'brazilian', 'standard', 'W:Wd6,f6,g7:BKa1,b4', 'B:Wd6,f6,g7:Bb2,b4', 'b2-a1', 'g7-h8 a1xg7 h8xa5', 13, 29997, NULL, 1, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(33, 'brazilian', 'standard', 'W:We1,a3,e3,g3:Be5,g5,c7,d8', 'B:We1,a3,e3,g3:Be5,f6,c7,d8', 'f6-g5', 'g3-h4 g5-f4 e3xg5', 10, 29973, NULL, 44, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(34, 'brazilian', 'standard', 'W:We1,d2,h2,Kf8:Bb2,f4,g5,f6', 'B:We1,d2,h2,Kf8:Ba3,f4,g5,f6', 'a3-b2', 'd2-e3 f4xd2 e1xa1', 9, 29989, NULL, 48, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(35, 'brazilian', 'standard', 'W:We1,g1,a3,d4,h4:Bg5,b6,f6,h6,e7', 'B:We1,g1,a3,d4,h4:Bg5,b6,f6,h6,f8', 'f8-e7', 'd4-e5 f6xd4 h4xd8', 5, 29985, NULL, 36, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(36, 'brazilian', 'standard', 'W:We3,Kf8:Ba3,h4', 'B:We3,Kf8:Bb4,h4', 'b4-a3', 'f8-g7 a3-b2 g7xa1', 10, 29993, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(37, 'brazilian', 'standard', 'W:We3,g7:Bc5,e5', 'B:We3,g7:Bc5,d6', 'd6-e5', 'g7-h8 e5-f4 e3xg5', 14, 29991, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(38, 'brazilian', 'standard', 'W:Wh2,c7:Be5,f6', 'B:Wh2,c7:Be5,e7', 'e7-f6', 'c7-d8 f6-g5 d8xh4', 14, 29991, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(39, 'brazilian', 'standard', 'W:Wh2,g3,Kh4:BKa1,e3,g7', 'B:Wh2,g3,Kh4:Bb2,e3,g7', 'b2-a1', 'g3-f4 e3xg5 h4xh8', 9, 29995, NULL, 7, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(40, 'brazilian', 'standard', 'B:Wh4,a5,Kd6:BKc1,e5,h6,c7', 'W:WKa3,h4,a5:BKc1,e5,h6,c7', 'a3-d6', 'c1-f4 d6xb8 f4-h2', 8, 29991, NULL, 12, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(41, 'brazilian', 'standard', 'B:WKe1:Ba5,Ke5', 'W:WKb4:Ba5,Ke5', 'b4-e1', 'e5-c3 e1xb4 a5xc3', 8, 29997, NULL, 15, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(42, 'brazilian', 'standard', 'B:WKc5,b6:Bf2,Ke3', 'W:WKd4,b6:Bf2,Ke3', 'd4-c5', 'f2-g1 c5xf2 g1xa7', 13, 29997, NULL, 15, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(43, 'brazilian', 'standard', 'B:WKb8:BKh2,e3', 'W:WKe5:BKh2,e3', 'e5-b8', 'e3-f2 b8-a7 f2-g1', 12, 29993, NULL, 75, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(44, 'brazilian', 'standard', 'B:WKf2,b6:Bh2,Kf4,h4', 'W:WKg1,b6:Bh2,Kf4,h4', 'g1-f2', 'h2-g1 f2-e1 g1xa7 e1-c3 f4-d2 c3xe1 a7-f2 e1xg3 h4xf2', 13, 29991, NULL, 111, 1660, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(45, 'brazilian', 'standard', 'B:WKe5:Bh2,Ke3', 'W:WKg7:Bh2,Ke3', 'g7-e5', 'e3-f4 e5xg3 h2xf4', 8, 29997, NULL, 23, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(46, 'brazilian', 'standard', 'B:Wa1,c1,e1,d2,f2,h2,c3,b4,Kh8:Bf4,h4,g5,h6,a7,b8,d8,f8', 'W:Wa1,c1,e1,d2,f2,h2,c3,b4,g7:Bf4,h4,g5,h6,a7,b8,d8,f8', 'g7-h8', 'f4-g3 h2xf4 g5xg1', 5, 150, NULL, 23, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(47, 'brazilian', 'standard', 'B:Wa1,c1,e1,g1,b2,d2,f2,a3,g3,b4,d4,f4:Bh4,b6,d6,f6,h6,a7,c7,g7,b8,d8,f8,h8', 'W:Wa1,c1,e1,g1,b2,d2,f2,a3,c3,g3,d4,f4:Bh4,b6,d6,f6,h6,a7,c7,g7,b8,d8,f8,h8', 'c3-b4', 'd6-e5 f4xd6 c7xa5', 1, 334, NULL, 7, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(48, 'brazilian', 'standard', 'B:Wa1,c1,e1,g1,b2,d2,f2,a3,c3,e3,g3:Be5,b6,d6,h6,a7,c7,e7,b8,d8,f8,h8', 'W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3:Be5,b6,d6,h6,a7,c7,e7,b8,d8,f8,h8', 'h2-g3', 'e5-d4 e3xc5 b6xd4 c3xe5 d6xh2', 1, 191, NULL, 5, 1500, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(49, 'brazilian', 'standard', 'B:Wa1,c1,e1,g1,b2,d2,a3,c3,g3,h4:Bc5,d6,h6,c7,e7,g7,b8,d8,f8,h8', 'W:Wa1,c1,e1,g1,b2,d2,h2,a3,c3,h4:Bc5,d6,h6,c7,e7,g7,b8,d8,f8,h8', 'h2-g3', 'c5-d4 c3xe5 d6xh2', 1, 208, NULL, 9, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(50, 'brazilian', 'standard', 'B:Wa1,c1,e1,f2,h2,a3,e3,b4,f4,h4,a5:Bc5,g5,b6,d6,f6,h6,a7,c7,b8,d8,f8', 'W:Wa1,c1,e1,g1,f2,a3,e3,b4,f4,h4,a5:Bc5,g5,b6,d6,f6,h6,a7,c7,b8,d8,f8', 'g1-h2', 'c5-d4 e3xe7 g5xg1', 5, 575, NULL, 17, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(51, 'brazilian', 'standard', 'B:Wa1,d2,c3,e5,g5:Ba7,c7,e7,g7,b8', 'W:Wa1,d2,c3,f4,g5:Ba7,c7,e7,g7,b8', 'f4-e5', 'g7-h6 g5-f6 e7xg5', 2, 29943, NULL, 33, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(52, 'brazilian', 'standard', 'B:We1,g1,b2,d2,h2,c3,e3:Bb4,a5,e7,g7,d8,f8,h8', 'W:Wa1,e1,g1,d2,h2,c3,e3:Bb4,a5,e7,g7,d8,f8,h8', 'a1-b2', 'b4-a3 h2-g3 a3xc1', 6, 504, NULL, 21, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(53, 'brazilian', 'standard', 'B:Wa3,c7:BKf2,a5', 'W:Wa3,d6:BKf2,a5', 'd6-c7', 'a5-b4 a3xc5 f2xd8', 9, 29997, NULL, 8, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(54, 'brazilian', 'standard', 'B:Wb2,f2,a3,d4,c5:Ba5,f6,a7,e7,d8', 'W:Wb2,f2,a3,c3,c5:Ba5,f6,a7,e7,d8', 'c3-d4', 'a5-b4 f2-e3 b4xd6', 2, 29975, NULL, 43, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(55, 'brazilian', 'standard', 'B:Wd2,c3,d4,d6:Bg3,a5,a7,d8', 'W:Wc1,c3,d4,d6:Bg3,a5,a7,d8', 'c1-d2', 'g3-f2 d4-e5 f2-e1 d6-c7 d8xb6 c3-d4 e1xb4', 14, 29979, NULL, 51, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(56, 'brazilian', 'standard', 'B:Wf2,e3:Bh4,e5', 'W:Wd2,f2:Bh4,e5', 'd2-e3', 'e5-f4 e3xg5 h4xf6', 8, 29991, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(57, 'brazilian', 'standard', 'B:We1,b2,d2,f2,h2,c3,f4,h4:Bc5,b6,f6,h6,e7,b8,d8,h8', 'W:We1,b2,d2,f2,h2,c3,e3,h4:Bc5,b6,f6,h6,e7,b8,d8,h8', 'e3-f4', 'f6-g5 h4xf6 e7xa3', 1, 696, NULL, 25, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(58, 'brazilian', 'standard', 'B:Wd6:BKe1,a7', 'W:We5:BKe1,a7', 'e5-d6', 'e1-h4 d6-c7 a7-b6', 24, 29993, NULL, 8, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(59, 'brazilian', 'standard', 'B:WKh8:Bb2,d6,Kb8', 'W:Wg7:Bb2,d6,Kb8', 'g7-h8', 'b2-a1 h8-g7 a1xh8', 14, 29997, NULL, 10, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(60, 'brazilian', 'standard', 'W:WKb6,Ka7,c7:BKe5', 'B:WKb6,Ka7,c7:BKg7', 'g7-e5', 'b6-g1 e5xb8 g1-h2 b8-c7 h2xb8', 8, 29995, NULL, 24, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(61, 'brazilian', 'standard', 'W:WKd4,Ka5:Ba3,Kf8', 'B:WKd4,Ka5:Bb4,Kf8', 'b4-a3', 'd4-c5 f8xb4 a5xc3 a3-b2 c3xa1', 9, 29995, NULL, 18, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(62, 'brazilian', 'standard', 'W:WKg1,h2,Ka3:BKf4,h4', 'B:WKg1,h2,Ka3:Bh4,Kb8', 'b8-f4', 'a3-c1', 24, 29993, NULL, 22, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(63, 'brazilian', 'standard', 'W:Wa1,c1,e1,d2,f2,h2,a3,c3,e3,g3,d4,f4:Bh4,c5,b6,d6,f6,h6,a7,c7,b8,d8,f8,h8', 'B:Wa1,c1,e1,d2,f2,h2,a3,c3,e3,g3,d4,f4:Bh4,c5,b6,d6,h6,a7,c7,g7,b8,d8,f8,h8', 'g7-f6', 'a3-b4 c5xa3 f4-g5 h6xf4 e3xc5', 1, 178, NULL, 10, 1500, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(64, 'brazilian', 'standard', 'W:Wa1,c1,e1,g1,b2,d2,f2,a3,e3,g3,f4,a5:Bc5,e5,b6,d6,h6,a7,c7,e7,g7,b8,f8,h8', 'B:Wa1,c1,e1,g1,b2,d2,f2,a3,e3,g3,f4,a5:Bc5,b6,d6,f6,h6,a7,c7,e7,g7,b8,f8,h8', 'f6-e5', 'e3-d4 c5xg5 g3-f4 g5xe3 f2xd8', 5, 370, NULL, 8, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(65, 'brazilian', 'standard', 'W:Wa1,g1,d2,f2,c3,d4,c5:Bf4,a5,f6,a7,c7,g7,f8', 'B:Wa1,g1,d2,f2,c3,d4,c5:Ba5,e5,f6,a7,c7,g7,f8', 'e5-f4', 'g1-h2 f4-e3 d2xf4', 2, 185, NULL, 28, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(66, 'brazilian', 'standard', 'W:Wb2,d2,e5,Kb8:BKf2,a3,g7', 'B:Wb2,d2,e5,Kb8:BKf2,b4,g7', 'b4-a3', 'b8-c7 a3xe3 e5-f6 g7xe5 c7xe1', 8, 29993, NULL, 4, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(67, 'brazilian', 'standard', 'W:Wc1,e1,g1,d2,c3,f4,h4,a5:Bb4,d6,h6,a7,c7,g7,b8,f8', 'B:Wc1,e1,g1,d2,c3,f4,h4,a5:Bc5,d6,h6,a7,c7,g7,b8,f8', 'c5-b4', 'c3-d4 b4-a3 a5-b6 a7xg5 h4xh8', 5, 162, NULL, 22, 1500, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(68, 'brazilian', 'standard', 'W:Wd2,a3,e3,g3,b4,f4,h4:Bg5,b6,d6,f6,h6,c7,h8', 'B:Wd2,a3,e3,g3,b4,f4,h4:Bg5,b6,d6,f6,h6,b8,h8', 'b8-c7', 'b4-a5 b6-c5 d2-c3 c5-d4 c3xg7', 2, 29977, NULL, 42, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(69, 'brazilian', 'standard', 'W:We1,d2,a3,c3,a5:BKc5,a7,b8', 'B:We1,d2,a3,c3,a5:BKg1,a7,b8', 'g1-c5', 'c3-b4', 24, 29981, NULL, 46, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(70, 'brazilian', 'standard', 'W:We3,Kh4,a7:BKe5', 'B:We3,Kh4,a7:BKb2', 'b2-e5', 'h4-g3 e5xh2 a7-b8 h2-g1 b8-a7', 13, 29993, NULL, 20, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(71, 'brazilian', 'standard', 'B:WKf2:Bh4,Kb8', 'W:WKe1:Bh4,Kb8', 'e1-f2', 'b8-a7 f2-g1 h4-g3 g1-h2 a7-b8', 24, 29993, NULL, 22, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(72, 'brazilian', 'standard', 'B:Wa1,c1,e1,g1,f2,a3,c3,e3,g3,d4,f4,a5:Bh4,c5,b6,d6,f6,h6,a7,c7,e7,b8,f8,h8', 'W:Wa1,c1,e1,g1,b2,f2,a3,e3,g3,d4,f4,a5:Bh4,c5,b6,d6,f6,h6,a7,c7,e7,b8,f8,h8', 'b2-c3', 'h6-g5 f4xh6 c5-b4 a3xc5 d6xh2', 1, 244, NULL, 13, 1500, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(73, 'brazilian', 'standard', 'B:Wa1,c1,e1,d2,f2,h2,a3,e3,g3,d4,f4:Bg5,d6,f6,h6,a7,c7,g7,b8,d8,f8,h8', 'W:Wa1,c1,e1,g1,d2,f2,a3,e3,g3,d4,f4:Bg5,d6,f6,h6,a7,c7,g7,b8,d8,f8,h8', 'g1-h2', 'd6-c5 d4xb6 a7xc5 a3-b4 c5xa3', 1, 158, NULL, 9, 1500, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(74, 'brazilian', 'standard', 'B:Wa3,Kh6:Bd2,Kd4,f4', 'W:Wa3,Kf8:Bd2,Kd4,f4', 'f8-h6', 'f4-e3', 24, 29987, NULL, 63, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(75, 'brazilian', 'standard', 'B:Wd2,c3,g3:Be5,d6,f6', 'W:Wb2,d2,g3:Be5,d6,f6', 'b2-c3', 'f6-g5 d2-e3 g5-h4 e3-d4 h4xf2 d4xf6 d6-e5 f6xd4 f2-e1 c3-b4 e1xa5 d4-e5 a5-b4 e5-f6 b4-f8', 13, 29983, NULL, 51, 1900, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(76, 'brazilian', 'standard', 'B:Wc1,e1,g1,b2,h2,a3,d4,a5:Bf4,b6,d6,f6,c7,b8,d8,h8', 'W:Wc1,e1,g1,b2,h2,a3,c3,a5:Bf4,b6,d6,f6,c7,b8,d8,h8', 'c3-d4', 'f4-g3 h2xf4 d6-e5 f4xd6 c7xa1', 5, 446, NULL, 21, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(77, 'brazilian', 'standard', 'B:Wc3,Kb8:Be3,f4,h4,e5', 'W:Wd2,Kb8:Be3,f4,h4,e5', 'd2-c3', 'h4-g3 b8-a7 g3-f2', 24, 29953, NULL, 10, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(78, 'brazilian', 'standard', 'B:Wf2,a3,e3,f4:Bc3,h4,c5,g7', 'W:We1,a3,e3,f4:Bc3,h4,c5,g7', 'e1-f2', 'g7-h6 f4-e5 h6-g5 e3-d4 c5xg1', 14, 29975, NULL, 51, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(79, 'brazilian', 'standard', 'B:We1,g1,b2,a3,e3,b4,f4,h4:Bc5,g5,b6,d6,f6,h6,b8,d8', 'W:We1,g1,b2,a3,c3,e3,f4,h4:Bc5,g5,b6,d6,f6,h6,b8,d8', 'c3-b4', 'f6-e5 h4xd4 b6-a5 d4xb6 a5xa1', 5, 233, NULL, 27, 1500, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(80, 'brazilian', 'standard', 'B:Wh2,c7:Bh4,Kf6', 'W:Wh2,b6:Bh4,Kf6', 'b6-c7', 'f6-e5 c7-d8 e5-f6 d8xg5 h4xf6', 8, 29989, NULL, 4, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(81, 'brazilian', 'standard', 'B:Wc1,b2,c3,e3,f4,h4:Ba5,c5,g5,d6,f6,h6', 'W:Wa1,c1,c3,e3,f4,h4:Ba5,c5,g5,d6,f6,h6', 'a1-b2', 'c5-b4 f4-e5 d6xd2 c3xe1 b4-a3 b2-c3 g5-f4', 1, 29951, NULL, 37, 1540, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(82, 'brazilian', 'standard', 'B:Wa1,c1,g1,d2,h2,c3,g3,d4,a5:Be5,g5,b6,d6,h6,a7,c7,b8,f8', 'W:Wa1,c1,g1,d2,h2,c3,e3,g3,a5:Be5,g5,b6,d6,h6,a7,c7,b8,f8', 'e3-d4', 'e5-f4 g3xe5 d6xf4 a1-b2 f4-g3 h2xf4 g5xc5', 1, 151, NULL, 19, 1620, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(83, 'brazilian', 'standard', 'B:Wh2,c3,e3,b4,e7:Bh4,a5,g5,b6', 'W:Wh2,c3,e3,b4,d6:Bh4,a5,g5,b6', 'd6-e7', 'g5-f4 e3xg5 h4xd8 h2-g3 d8-e7 g3-f4 e7-f6 f4-e5 f6xb2', 1, 29989, NULL, 53, 1660, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(84, 'brazilian', 'standard', 'B:Wh2,d4,c5,e7:BKf2,a5', 'W:Wh2,d4,c5,f6:BKf2,a5', 'f6-e7', 'a5-b4 c5xa3 f2xf8 h2-g3 f8-d6 g3-h4 d6-e7 h4-g5 e7xh4', 9, 29985, NULL, 9, 1660, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(85, 'brazilian', 'standard', 'W:Wd2,a3,e3,f4:Ba5,c5,c7,f8', 'B:Wd2,a3,e3,f4:Ba5,c5,b8,f8', 'b8-c7', 'f4-e5', 24, 29973, NULL, 46, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(86, 'brazilian', 'standard', 'W:We3,f4,Kh8:Bb4,h4,c5,a7,e7', 'B:We3,f4,Kh8:Bh4,a5,c5,a7,e7', 'a5-b4', 'f4-g5 h4xf6 h8xa5', 9, 29977, NULL, 56, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(87, 'brazilian', 'standard', 'B:Wg1,b2,a3,e5:Bh2,g3,c5,f8', 'W:Wg1,b2,a3,f4:Bh2,g3,c5,f8', 'f4-e5', 'g3-f2 g1xe3 h2-g1', 13, 29979, NULL, 41, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(88, 'brazilian', 'standard', 'B:Wa3,c3,f4,e5:BKg1,c5,g7', 'W:Wa3,c3,e3,e5:BKg1,c5,g7', 'e3-f4', 'g1-h2 c3-b4 c5-d4 e5xc3 h2xa1 b4-c5 a1-e5', 9, 29979, NULL, 47, 1540, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(89, 'czech', 'standard', 'W:WKb2,Kf8:BKh6', 'B:WKb2,Kf8:BKd2', 'd2-h6', 'b2-c1 h6-g5 c1xh6', 10, 29997, NULL, 43, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(90, 'czech', 'standard', 'B:Wb4,h6:Bb2,c7', 'W:Wc3,h6:Bb2,c7', 'c3-b4', 'b2-a1 h6-g7 a1xh8', 14, 29993, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(91, 'czech', 'standard', 'B:Wa5,h6:BKc1,c7', 'W:Wb4,h6:BKc1,c7', 'b4-a5', 'c1-b2 h6-g7 b2xh8', 10, 29995, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(92, 'czech', 'standard', 'W:WKe1,h4,d6:BKb6', 'B:WKe1,h4,d6:BKg1', 'g1-b6', 'e1-c3', 24, 29961, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(93, 'czech', 'standard', 'W:WKd2,h4,Kd8:BKa5', 'B:WKd2,h4,Kd8:BKb6', 'b6-a5', 'd2-e1 a5-b4 e1xa5', 10, 29997, NULL, 10, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(94, 'czech', 'standard', 'W:WKa7:Ba3', 'B:WKa7:Bb4', 'b4-a3', 'a7-d4 a3-b2 d4xa1', 10, 29997, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(95, 'czech', 'standard', 'W:Wa5,Kg5:Be7,Kd8', 'B:Wa5,Kg5:BKc7,e7', 'c7-d8', 'g5-f4 e7-f6 f4-c7 d8xb6 a5xc7', 8, 29987, NULL, 10, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(96, 'czech', 'standard', 'W:Wc3:Bd6', 'B:Wc3:Be7', 'e7-d6', 'c3-d4 d6-e5 d4xf6', 10, 29997, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(97, 'czech', 'standard', 'W:WKe5:BKa1', 'B:WKe5:Bb2', 'b2-a1', 'e5-h8 a1-b2 h8xa1', 10, 29997, NULL, 7, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(98, 'czech', 'standard', 'W:WKa5,Kg5:BKh4', 'B:WKa5,Kg5:BKf2', 'f2-h4', 'a5-d8', 24, 29997, NULL, 35, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(99, 'czech', 'standard', 'B:Wd4:Bd6,h6', 'W:Wc3:Bd6,h6', 'c3-d4', 'h6-g5 d4-c5 d6xb4', 10, 29997, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(100, 'czech', 'standard', 'B:WKe1:BKd2,Kc3', 'W:WKg3:BKd2,Kc3', 'g3-e1', 'c3-a5', 24, 29997, NULL, 65, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(101, 'czech', 'standard', 'B:Wh4:Bc3,a5', 'W:Wg3:Bc3,a5', 'g3-h4', 'c3-b2 h4-g5 b2-a1', 12, 29993, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(102, 'czech', 'standard', 'B:Wh6:BKe1,a5', 'W:Wg5:BKe1,a5', 'g5-h6', 'e1-c3 h6-g7 c3xh8', 10, 29997, NULL, 9, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(103, 'czech', 'standard', 'B:We3,Kd4,d6:BKb2,c3', 'W:We3,Kc5,d6:BKb2,c3', 'c5-d4', 'b2-a1', 24, 29993, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(104, 'czech', 'standard', 'W:WKg1,h6,Kf8:BKg7,h8', 'B:WKg1,h6,Kf8:BKd4,h8', 'd4-g7', 'f8-e7', 24, 29991, NULL, 11, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(105, 'czech', 'standard', 'B:Wh6:BKf2', 'W:Wg5:BKf2', 'g5-h6', 'f2-d4 h6-g7 d4xh8', 10, 29997, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(106, 'czech', 'standard', 'W:WKc3,g7:BKf6', 'B:WKc3,g7:BKe7', 'e7-f6', 'c3-b2 f6xa1 g7-h8 a1-b2 h8xa1', 13, 29995, NULL, 18, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(107, 'czech', 'standard', 'B:Wd2,f6:BKc5,Ka7', 'W:We1,f6:BKc5,Ka7', 'e1-d2', 'c5-f8', 24, 29993, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(108, 'czech', 'standard', 'B:WKh8:BKf6', 'W:Wg7:BKf6', 'g7-h8', 'f6-a1 h8-g7 a1xh8', 10, 29997, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(109, 'czech', 'standard', 'B:Wg3,b6:BKh6,Ke7', 'W:Wh2,b6:BKh6,Ke7', 'h2-g3', 'e7-d6 b6-a7 d6xh2', 10, 29993, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(110, 'czech', 'standard', 'W:WKg1,Kd6,c7:BKa3', 'B:WKg1,Kd6,c7:BKc1', 'c1-a3', 'd6-e5', 24, 29979, NULL, 14, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(111, 'czech', 'standard', 'W:Wa3,h6,Kh8:BKd6,d8', 'B:Wa3,h6,Kh8:BKc5,d8', 'c5-d6', 'h8-d4 d6-h2 h6-g7', 24, 29949, NULL, 7, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(112, 'czech', 'standard', 'W:Wa3,Kc3,h6:Bd8,Kf8', 'B:Wa3,Kc3,h6:BKd6,d8', 'd6-f8', 'c3-d4 d8-e7 d4-e5', 24, 29957, NULL, 9, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(113, 'czech', 'standard', 'B:WKh6:BKc1,Kg7', 'W:WKf4:BKc1,Kg7', 'f4-h6', 'g7-f8 h6-g7 f8xh6', 10, 29997, NULL, 41, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(114, 'czech', 'standard', 'B:WKa1:BKb4,h8', 'W:WKb2:BKb4,h8', 'b2-a1', 'b4-e7 a1-b2 e7-f6 b2xg7 h8xf6', 8, 29995, NULL, 47, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(115, 'czech', 'standard', 'W:Wd2,e3,Kd6:BKc1', 'B:Wd2,e3,Kd6:Bb2', 'b2-c1', 'd6-a3 c1-b2 a3xc1', 10, 29997, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(116, 'czech', 'standard', 'W:Wh2,Kg5:BKb8', 'B:Wh2,Kg5:BKd6', 'd6-b8', 'g5-f4 b8xg3 h2xf4', 8, 29997, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(117, 'czech', 'standard', 'W:WKd2,h2:BKd6', 'B:WKd2,h2:BKb8', 'b8-d6', 'd2-f4 d6xg3 h2xf4', 8, 29997, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(118, 'czech', 'standard', 'W:WKc1,e5:Bh2', 'B:WKc1,e5:Bg3', 'g3-h2', 'c1-e3 h2-g1 e3-a7 g1-h2 a7-b8', 24, 29993, NULL, 4, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(119, 'czech', 'standard', 'W:WKb4,d4:Be3', 'B:WKb4,d4:Bf4', 'f4-e3', 'b4-e1', 24, 29997, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(120, 'czech', 'standard', 'W:Wf4,Kg5:BKc1', 'B:Wf4,Kg5:BKb2', 'b2-c1', 'g5-h6', 24, 29997, NULL, 52, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(121, 'czech', 'standard', 'W:WKb6,Ke7,Kd8:Ba5,Kf8', 'B:WKb6,Ke7,Kd8:Ba5,Kh6', 'h6-f8', 'e7-f6', 24, 29971, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(122, 'czech', 'standard', 'W:Wa5,Ke7:BKb2,a7', 'B:Wa5,Ke7:Ba7,Kg7', 'g7-b2', 'a5-b6 a7xc5 e7xc1', 9, 29997, NULL, 10, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(123, 'czech', 'standard', 'W:Wg7:Ba3', 'B:Wg7:Bb4', 'b4-a3', 'g7-h8 a3-b2 h8xa1', 14, 29997, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(124, 'czech', 'standard', 'B:We3:Bf8', 'W:Wd2:Bf8', 'd2-e3', 'f8-e7 e3-d4 e7-d6 d4-c5 d6xb4', 10, 29995, NULL, 1, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(125, 'czech', 'standard', 'B:WKe5:Bb2,Kh6', 'W:WKb8:Bb2,Kh6', 'b8-e5', 'h6-g7 e5xh8 b2-a1 h8-g7 a1xh8', 13, 29995, NULL, 9, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(126, 'czech', 'standard', 'B:WKh8:BKe5', 'W:Wg7:BKe5', 'g7-h8', 'e5-a1 h8-g7 a1xh8', 10, 29997, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(127, 'czech', 'standard', 'B:WKc3,a5:BKe3,Kb8', 'W:Wa5,Kh8:BKe3,Kb8', 'h8-c3', 'e3-b6', 24, 29997, NULL, 46, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(128, 'czech', 'standard', 'W:WKh2,h4,c7:BKa5', 'B:WKh2,h4,c7:BKc3', 'c3-a5', 'h2-e5 a5xd8 e5-f6 d8xg5 h4xf6', 8, 29995, NULL, 1, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(129, 'english', 'standard', 'W:W13,14,19:B6,22,K31', 'B:W13,14,19:B6,22,K26', '26-31', '19-15', 24, 29927, NULL, 9, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(130, 'english', 'standard', 'W:W8,K26,32:B25,28,K31', 'B:W8,K26,32:B25,K27,28', '27-31', '26-30', 24, 29957, NULL, 73, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(131, 'english', 'standard', 'W:WK11:BK22', 'B:WK11:BK26', '26-22', '11-15', 24, 29993, NULL, 19, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(132, 'english', 'standard', 'W:WK2,K27:BK17,28', 'B:WK2,K27:BK13,28', '13-17', '27-32', 24, 29969, NULL, 125, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(133, 'english', 'standard', 'B:WK4,5,K31:BK6,K9,23', 'W:W5,K8,K31:BK6,K9,23', '8-4', '6-1', 24, 29987, NULL, 128, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(134, 'english', 'standard', 'B:WK3,12,28:B9,K16,22', 'W:W7,12,28:B9,K16,22', '7-3', '16-11', 24, 29925, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(135, 'english', 'standard', 'B:W9,19:B8,K28', 'W:W9,24:B8,K28', '24-19', '8-11', 24, 29959, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(136, 'english', 'standard', 'B:WK16:BK26', 'W:WK19:BK26', '19-16', '26-23', 24, 29991, NULL, 12, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(137, 'english', 'standard', 'W:W11,13,21,22,25-27,30:B2,4-6,9,10,14,19', 'B:W11,13,21,22,25-27,30:B1,2,4,6,9,10,14,19', '1-5', '22-17 19-24 27x20', 2, 240, NULL, 29, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(138, 'english', 'standard', 'W:W11,21,K24:B23,26,K32', 'B:W11,21,K24:B23,26,27', '27-32', '24-27 26-31 27x18', 10, 29931, NULL, 7, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(139, 'english', 'standard', 'W:W13,17,19,20,30:B5,7,10,12,22', 'B:W13,17,19,20,30:B3,5,10,12,22', '3-7', '20-16 7-11 16x7', 2, 471, NULL, 39, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(140, 'english', 'standard', 'W:W13,19,21,23-25,27-32:B1-3,6-12,14,15', 'B:W13,19,21,23-25,27-32:B1-4,6,7,9-12,14,15', '4-8', '25-22 15-18 22x15', 2, 111, NULL, 9, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(141, 'english', 'standard', 'W:W17,20,21,23-25,28,29:B1,2,6,10-12,14,16', 'B:W17,20,21,23-25,28,29:B1,2,6,8,10,11,14,16', '8-12', '24-19 14-18 23x7', 2, 137, NULL, 25, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(142, 'english', 'standard', 'W:W21,23,24:B14,16,22', 'B:W21,23,24:B11,14,22', '11-16', '24-20 22-26 20x11', 10, 29913, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(143, 'english', 'standard', 'W:W5,K17,21:B26,K30,K31', 'B:W5,K17,21:B26,27,K30', '27-31', '17-22 30-25 22x29', 10, 29929, NULL, 71, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(144, 'english', 'standard', 'W:W6,7,K16:B17,23,24', 'B:W6,7,K16:B17,20,23', '20-24', '16-19 23-27 19x28', 10, 29945, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(145, 'english', 'standard', 'W:W8,K10,21:B9,18,K32', 'B:W8,K10,21:B9,18,28', '28-32', '10-14 18-23 14x5', 10, 29927, NULL, 14, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(146, 'english', 'standard', 'W:WK1,13,21,24,27,32:B2,4,12,14,16,K30', 'B:WK1,13,21,24,27,32:B2,4,12,14,16,26', '26-30', '24-19 16x23 27x9', 1, 162, NULL, 35, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(147, 'english', 'standard', 'W:WK1:BK8', 'B:WK1:BK12', '12-8', '1-6 8-12 6-10 12-16 10-15 16-20 15-19 20-24 19x28', 10, 29991, NULL, 117, 1600, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(148, 'english', 'standard', 'W:WK2,22,23:B15,24,25', 'B:WK2,22,23:B15,20,25', '20-24', '23-19 25-30 19x10', 10, 29927, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(149, 'english', 'standard', 'W:WK6,K10,K19:B5,K22,28', 'B:WK6,K10,K19:B5,K17,28', '17-22', '6-9 5x14 10x26', 9, 29979, NULL, 87, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(150, 'english', 'standard', 'W:WK7,20:B14,18', 'B:WK7,20:B9,18', '9-14', '7-10 14-17 10-14 18-23 14x21', 10, 29955, NULL, 9, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(188, 'english', 'standard', 'B:W14,27:B6,28', 'W:W14,31:B6,28', '31-27', '28-32 27-23 32-27', 12, 29947, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(151, 'english', 'standard', 'W:WK8,13,15:B6,22,K32', 'B:WK8,13,15:B6,22,K28', '28-32', '8-11 22-25 11-7', 24, 29925, NULL, 12, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(152, 'english', 'standard', 'B:W10,17,26-28,30:B2,11,12,16,19,20', 'W:W10,21,26-28,30:B2,11,12,16,19,20', '21-17', '19-24 28x19 16x32', 5, 154, NULL, 38, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(153, 'english', 'standard', 'B:W13,14,18,20,22,28,31:B3,5,6,9,11,12,K32', 'W:W13,14,18,20,25,28,31:B3,5,6,9,11,12,K32', '25-22', '11-15 18x11 9x25', 1, 175, NULL, 38, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(154, 'english', 'standard', 'B:W13,21-23,25,26,28,29:B1,5,6,10,14-16,19', 'W:W13,21-23,26,28-30:B1,5,6,10,14-16,19', '30-25', '5-9 23-18 14x30', 6, 503, NULL, 30, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(155, 'english', 'standard', 'B:W10,19,23,26,27,32:B4,11,12,16,17,20', 'W:W14,19,23,26,27,32:B4,11,12,16,17,20', '14-10', '11-15 27-24 20x27', 2, 327, NULL, 38, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(156, 'english', 'standard', 'B:W15,16,21,23:B5,9,K13,24', 'W:W15,19,21,23:B5,9,K13,24', '19-16', '13-17 21x14 9x27', 9, 29923, NULL, 2, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(157, 'english', 'standard', 'B:W5,7,17:B9,10,27', 'W:W5,11,17:B9,10,27', '11-7', '9-13 7-2 13x22', 10, 29925, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(158, 'english', 'standard', 'B:W5,K21,24:BK15,16,K22', 'W:W5,K21,28:BK15,16,K22', '28-24', '16-20 24-19 15x24', 10, 29963, NULL, 80, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(159, 'english', 'standard', 'B:W6,7,K12:BK15,25,27', 'W:W6,7,K8:BK15,25,27', '8-12', '15-10 6-1 10x3', 10, 29941, NULL, 18, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(160, 'english', 'standard', 'B:W6,15,K23:BK7,16,K32', 'W:W9,15,K23:BK7,16,K32', '9-6', '7-10', 24, 29939, NULL, 8, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(161, 'english', 'standard', 'B:WK7,21:B14,K16,17', 'W:WK10,21:B14,K16,17', '10-7', '16-19', 24, 29935, NULL, 96, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(162, 'english', 'standard', 'B:WK7,14,20,24:B8,12,15,21,26', 'W:WK2,14,20,24:B8,12,15,21,26', '2-7', '8-11 7x16 12x28', 1, 336, NULL, 54, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(163, 'english', 'standard', 'B:WK8:BK25', 'W:WK3:BK25', '3-8', '25-22', 24, 29991, NULL, 24, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(164, 'english', 'standard', 'B:WK6,15:BK7,K30', 'W:WK6,19:BK7,K30', '19-15', '7-10 6-1 10x19', 10, 29969, NULL, 10, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(165, 'english', 'standard', 'B:WK3,K6,10:BK11,23,27', 'W:WK6,7,10:BK11,23,27', '7-3', '11-7 3-8 7x14', 10, 29941, NULL, 15, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(166, 'english', 'standard', 'W:W12,13,17,18,21:B4-6,K26,28', 'B:W12,13,17,18,21:B4-6,24,K26', '24-28', '18-14 5-9 14x5', 2, 177, NULL, 51, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(167, 'english', 'standard', 'W:W21,23-25,27-32:B1-4,6,9,11-14,17', 'B:W21,23-25,27-32:B1-6,11-14,17', '5-9', '23-18 14x23 21x5', 1, 126, NULL, 11, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(168, 'english', 'standard', 'W:W8,17,18,21,25:B1,9,10,24,26', 'B:W8,17,18,21,25:B1,7,9,24,26', '7-10', '17-14 10x17 21x5', 1, 126, NULL, 47, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(169, 'english', 'standard', 'W:W8,20-22,26,27,31,32:B2,4,6,7,10,13-15', 'B:W8,20-22,26,27,31,32:B2,4,6,7,10,11,13,14', '11-15', '8-3 14-18 22-17 13x22 26x17', 5, 209, NULL, 27, 1500, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(170, 'english', 'standard', 'W:W8,K14,K23:B22,25,K30', 'B:W8,K14,K23:B21,22,K30', '21-25', '14-17 22-26 17-22 26-31 22x29', 10, 29941, NULL, 99, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(171, 'english', 'standard', 'W:WK22,26,28:B19,21,24', 'B:WK22,26,28:B19-21', '20-24', '26-23 19x26 22x31 24-27 31x24', 9, 29985, NULL, 51, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(172, 'english', 'standard', 'W:WK6,21-23,26,30:B4,7,8,13,16,K32', 'B:WK6,21-23,26,30:B4,7,8,13,16,28', '28-32', '6-10 7x14 23-18 14x23 26x3', 5, 29907, NULL, 45, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(173, 'english', 'standard', 'B:W10,K25:BK2,K31', 'W:W10,K21:BK2,K31', '21-25', '31-26 10-6 2x9', 10, 29993, NULL, 18, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(174, 'english', 'standard', 'B:W13,17,21-24,27,28,32:B2,4-8,10,12,14', 'W:W13,17,21,23,24,26-28,32:B2,4-8,10,12,14', '26-22', '14-18 23x14 6-9 13x6 2x25', 1, 198, NULL, 22, 1500, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(175, 'english', 'standard', 'B:W13,18,19,21,24-27,29-31:B1,3-7,9-12,20', 'W:W13,19,21,23-27,29-31:B1,3-7,9-12,20', '23-18', '10-15 19x10 7x32', 5, 495, NULL, 14, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(176, 'english', 'standard', 'B:W9,14:BK15,26', 'W:W9,17:BK15,26', '17-14', '15-18 14-10 18-14 9-5 14x7', 10, 29967, NULL, 6, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(177, 'english', 'standard', 'B:WK3,7,22:B9,16,K30', 'W:WK3,11,22:B9,16,K30', '11-7', '9-14 3-8 16-20', 24, 29927, NULL, 7, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(178, 'english', 'standard', 'B:WK7,20,21,29:B14,19,22,K26', 'W:WK3,20,21,29:B14,19,22,K26', '3-7', '14-17 21x14 22-25 29x22 26x3', 9, 29989, NULL, 70, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(179, 'english', 'standard', 'W:W11,13,17,21,23,26,28,31:B2,5-7,9,15,16,19', 'B:W11,13,17,21,23,26,28,31:B2,3,5,6,9,15,16,19', '3-7', '11-8 15-18 23x14', 2, 167, NULL, 33, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(180, 'english', 'standard', 'W:W13,21,22,24,25,27-31:B1,3-8,14,15,19', 'B:W13,21,22,24,25,27-31:B1,3-9,15,19', '9-14', '13-9 6x13 22-17 13x22 25x2 14-18 24x15', 5, 389, NULL, 15, 1540, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(181, 'english', 'standard', 'W:W14,16,18,21,25-27:B2,5,7,8,11,13,20', 'B:W14,16,18,21,25-27:B2,4,5,7,11,13,20', '4-8', '16-12 11-16 12x3', 6, 294, NULL, 33, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(182, 'english', 'standard', 'W:W5,K10,27:BK15,19,25', 'B:W5,K10,27:BK11,19,25', '11-15', '5-1 15x6 1x10 25-30 10-15 30-26 15x24', 13, 29969, NULL, 10, 1540, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(183, 'english', 'standard', 'W:WK9:BK30', 'B:WK9:B26', '26-30', '9-14 30-26 14-18 26-31 18-23 31-27 23x32', 10, 29993, NULL, 7, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(184, 'english', 'standard', 'B:W14,21-24,26-28,30,32:B2,3,5-8,11,12,15,20', 'W:W14,21,23-28,30,32:B2,3,5-8,11,12,15,20', '25-22', '15-19 24x15 11x25', 1, 239, NULL, 18, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(185, 'english', 'standard', 'B:W7,K12,14:B5,K23,24', 'W:W7,K8,14:B5,K23,24', '8-12', '23-18 14-10 18-15 10-6 15-10 6-2 10x3', 10, 29901, NULL, 92, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(186, 'english', 'standard', 'B:WK1,6:BK7,K14', 'W:WK5,6:BK7,K14', '5-1', '7-2 1-5 2x9', 10, 29985, NULL, 26, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(187, 'english', 'standard', 'W:WK10:BK16', 'B:WK10:BK20', '20-16', '10-15 16-20 15-19 20-24 19x28', 10, 29995, NULL, 93, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(189, 'english', 'standard', 'B:WK12:BK30', 'W:WK16:BK30', '16-12', '30-26', 24, 29989, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(190, 'english', 'standard', 'B:WK17:BK23', 'W:WK13:BK23', '13-17', '23-18 17-13 18-14 13-9 14x5', 10, 29995, NULL, 116, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(191, 'english', 'standard', 'B:WK2:BK13', 'W:WK6:BK13', '6-2', '13-9', 24, 29989, NULL, 58, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(192, 'english', 'standard', 'B:W7,31:BK1,22', 'W:W10,31:BK1,22', '10-7', '1-6 7-3 6-10 3-8 10-15', 24, 29943, NULL, 1, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(193, 'english', 'standard', 'B:WK26:BK14', 'W:WK23:BK14', '23-26', '14-18', 24, 29995, NULL, 104, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(194, 'english', 'standard', 'W:W7,K28:B8,K30', 'B:W7,K28:B8,25', '25-30', '28-24', 24, 29959, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(195, 'english', 'standard', 'B:WK12:BK6', 'W:WK16:BK6', '16-12', '6-10', 24, 29993, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(196, 'english', 'standard', 'W:WK27,K31:BK18,K30', 'B:WK27,K31:BK15,K30', '15-18', '27-23 18x27 31x24', 8, 29987, NULL, 108, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(197, 'english', 'standard', 'W:WK32:BK26', 'B:WK32:BK22', '22-26', '32-27', 24, 29991, NULL, 116, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(198, 'english', 'standard', 'W:WK14:BK26', 'B:WK14:BK23', '23-26', '14-18 26-31 18-23 31-27 23x32', 10, 29995, NULL, 19, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(199, 'giveaway', 'standard', 'W:WKc1,b2:Bh2,Kb6', 'B:WKc1,b2:Bh2,Kc5', 'c5-b6', 'b2-c3', 24, 29990, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(200, 'giveaway', 'standard', 'W:Wb2:BKc5,b8', 'B:Wb2:BKe7,b8', 'e7-c5', 'b2-c3 c5-d4 c3:e5', 10, 29992, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL);
INSERT INTO public.puzzles VALUES
	(201, 'giveaway', 'standard', 'W:Wd6:BKg7,b8', 'B:Wd6:Bb8,Kh8', 'h8-g7', 'd6-c7', 24, 29998, NULL, 11, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(202, 'giveaway', 'standard', 'W:WKh6:BKh2', 'B:WKh6:BKb8', 'b8-h2', 'h6-f4', 24, 29998, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(203, 'giveaway', 'standard', 'B:WKf8:BKh2', 'W:WKh6:BKh2', 'h6-f8', 'h2-d6', 24, 29998, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(204, 'giveaway', 'standard', 'W:WKf8:BKc7', 'B:WKf8:BKh2', 'h2-c7', 'f8-d6', 24, 29998, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(205, 'giveaway', 'standard', 'B:We1,Kd8:Bc3', 'W:We1,e7:Bc3', 'e7-d8', 'c3-d2', 24, 29998, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(206, 'giveaway', 'standard', 'W:WKd2,Ke3:Bf6', 'B:WKd2,Ke3:Bg7', 'g7-f6', 'e3-g5', 24, 29996, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(207, 'giveaway', 'standard', 'W:Wd6,Kf8:BKc1,f4', 'B:Wd6,Kf8:Bb2,f4', 'b2-c1', 'f8-g7 c1-b2 g7:a1', 10, 29990, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(208, 'giveaway', 'standard', 'B:Wc7,Kf8:BKc1,f4', 'W:Wd6,Kf8:BKc1,f4', 'd6-c7', 'c1-b2 f8-g7 b2:h8', 10, 29992, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(209, 'giveaway', 'standard', 'B:WKb6:BKh4', 'W:WKa7:BKh4', 'a7-b6', 'h4-f2', 24, 29998, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(210, 'giveaway', 'standard', 'B:WKa7:BKe1', 'W:WKb6:BKe1', 'b6-a7', 'e1-f2', 24, 29998, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(211, 'giveaway', 'standard', 'W:WKh4:BKb2', 'B:WKh4:BKc3', 'c3-b2', 'h4-f6', 24, 29998, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(212, 'giveaway', 'standard', 'B:WKe7:BKb2', 'W:WKh4:BKb2', 'h4-e7', 'b2-f6', 24, 29998, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(213, 'giveaway', 'standard', 'B:WKd8:BKc1', 'W:WKe7:BKc1', 'e7-d8', 'c1-g5', 24, 29998, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(214, 'giveaway', 'standard', 'W:WKf4,h4:BKe1,b4', 'B:WKf4,h4:BKc3,b4', 'c3-e1', 'h4-g5 e1-g3 f4:h2', 10, 29990, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(215, 'giveaway', 'standard', 'B:WKe3,h4:BKe1,b4', 'W:WKf4,h4:BKe1,b4', 'f4-e3', 'e1-d2 e3:c1 b4-c3 c1-d2 c3:e1', 13, 29990, NULL, 3, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(216, 'giveaway', 'standard', 'W:WKe3,h4:BKe1,c3', 'B:WKe3,h4:BKe1,b4', 'b4-c3', 'e3-f2 e1:g3 h4:f2 c3-b2 f2-e3 b2-c1 e3-f4', 8, 29992, NULL, 4, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(217, 'giveaway', 'standard', 'W:WKh2,h6:Bd2,Kd4', 'B:WKh2,h6:Bd2,Kh8', 'h8-d4', 'h6-g7', 24, 29996, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(218, 'giveaway', 'standard', 'B:WKe1:Be3,g3', 'W:WKa5:Be3,g3', 'a5-e1', 'g3-f2 e1:g3 e3-f2', 8, 29996, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(219, 'giveaway', 'standard', 'W:WKg3,Kh6:BKb2', 'B:WKg3,Kh6:BKc1', 'c1-b2', 'h6-g7 b2:h8 g3-e5', 8, 29996, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(220, 'giveaway', 'standard', 'B:WKe3,h4:Bc7', 'W:WKd4,h4:Bc7', 'd4-e3', 'c7-b6', 24, 29998, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(221, 'giveaway', 'standard', 'W:WKg5:BKg3', 'B:WKg5:BKb8', 'b8-g3', 'g5-f4', 24, 29998, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(222, 'giveaway', 'standard', 'W:We5,c7:Bg3,Kg5', 'B:We5,c7:Bh4,Kg5', 'h4-g3', 'e5-f6', 24, 29998, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(223, 'giveaway', 'standard', 'B:Wd2,e3:Bh2,e5', 'W:Wd2,f2:Bh2,e5', 'f2-e3', 'e5-f4 e3:g5 h2-g1', 13, 29990, NULL, 3, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(224, 'giveaway', 'standard', 'W:Wa5,c5,f6:BKg1', 'B:Wa5,c5,f6:Bf2', 'f2-g1', 'c5-b6 g1:a7 a5-b6', 8, 29996, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(225, 'giveaway', 'standard', 'W:Wa5,e7:BKa7', 'B:Wa5,c5,e7:BKg1', 'g1:a7', 'a5-b6', 24, 29998, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(226, 'giveaway', 'standard', 'B:WKa7:BKa1', 'W:WKc5:BKa1', 'c5-a7', 'a1-d4', 24, 29998, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(227, 'giveaway', 'standard', 'W:WKa7:BKf6', 'B:WKa7:BKa1', 'a1-f6', 'a7-d4', 24, 29998, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(228, 'giveaway', 'standard', 'W:Wb6,Kb8:Be3,Kf8', 'B:Wb6,Kb8:Bf4,Kf8', 'f4-e3', 'b8-d6', 24, 29998, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(229, 'giveaway', 'standard', 'W:Wb6,Kc7:Bf2,Kf8', 'B:Wb6,Kc7:Be3,Kf8', 'e3-f2', 'c7-d6', 24, 29998, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(230, 'giveaway', 'standard', 'B:WKg3:BKa5', 'W:WKb8:BKa5', 'b8-g3', 'a5-c7', 24, 29998, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(231, 'giveaway', 'standard', 'B:Wh4:Be5', 'W:Wg3:Be5', 'g3-h4', 'e5-d4', 24, 29990, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(232, 'giveaway', 'standard', 'W:Wg7:BKc1', 'B:Wg7:Bd2', 'd2-c1', 'g7-f8 c1-d2 f8-b4', 12, 29996, NULL, 9, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(233, 'giveaway', 'standard', 'B:WKd4,a7:BKc1,b8', 'W:WKb6,a7:BKc1,b8', 'b6-d4', 'c1-b2 d4:a1 b8-c7 a7-b8 c7-d6', 8, 29994, NULL, 2, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(234, 'giveaway', 'standard', 'W:WKd4,a7:BKc1,c7', 'B:WKd4,a7:BKc1,b8', 'b8-c7', 'd4-b6 c7:a5 a7-b8', 13, 29990, NULL, 3, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(235, 'giveaway', 'standard', 'W:We3,g3:BKh4,g7', 'B:We3,g3:Bg7,Kd8', 'd8-h4', 'e3-d4', 24, 29998, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(236, 'giveaway', 'standard', 'B:We3,d4:Bb4', 'W:Wf2,d4:Bb4', 'f2-e3', 'b4-c3', 24, 29998, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(237, 'giveaway', 'standard', 'W:WKe1,a5:Bb2', 'B:WKe1,a5:Bc3', 'c3-b2', 'a5-b6 b2-c1 e1-d2', 24, 29996, NULL, 4, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(238, 'giveaway', 'standard', 'W:Wb4:Bd4,Kf6', 'B:Wb4:Bd4,Kg7', 'g7-f6', 'b4-c5', 24, 29998, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(239, 'giveaway', 'standard', 'B:WKf2,d6,Kg7:Bb8', 'W:WKf2,f4,Kg7:Be5,b8', 'f4:d6', 'b8-c7', 24, 29998, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(240, 'giveaway', 'standard', 'B:WKe1,d6,Kh6:Bb6', 'W:WKe1,d6,Kg7:Bb6', 'g7-h6', 'b6-c5', 24, 29998, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(241, 'giveaway', 'standard', 'W:Wa3,Kg3:BKd2', 'B:Wa3,Kg3:BKh6', 'h6-d2', 'a3-b4', 24, 29996, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(242, 'giveaway', 'standard', 'B:Wg3,b4:Bd6,g7', 'W:Wf2,b4:Bd6,g7', 'f2-g3', 'd6-e5 g3-h4 e5-f4 b4-a5 f4-e3', 24, 29980, NULL, 4, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(243, 'giveaway', 'standard', 'W:Wg3,b4:Bd6,f6', 'B:Wg3,b4:Bd6,g7', 'g7-f6', 'b4-c5 d6:b4 g3-f4 f6-g5 f4:h6 b4-c3 h6-g7 c3-d2 g7-h8 d2-e1 h8-c3', 13, 29988, NULL, 5, 1780, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(244, 'giveaway', 'standard', 'B:WKd6:BKc1', 'W:WKh2:BKc1', 'h2-d6', 'c1-f4', 24, 29998, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(245, 'giveaway', 'standard', 'B:Wc3:Bf2,h4', 'W:Wd2:Bf2,h4', 'd2-c3', 'h4-g3', 24, 29988, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(246, 'giveaway', 'standard', 'B:WKh4:BKa3,Kh6', 'W:WKg3:BKa3,Kh6', 'g3-h4', 'a3-e7 h4:d8 h6-g5', 8, 29996, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(247, 'giveaway', 'standard', 'B:WKe1:BKh6,Kf8', 'W:WKh4:BKh6,Kf8', 'h4-e1', 'f8-b4 e1:a5 h6-d2', 8, 29996, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(248, 'giveaway', 'standard', 'W:We1,Kc3:BKf8', 'B:We1,Kc3:BKa3', 'a3-f8', 'c3-g7 f8:h6 e1-d2', 8, 29996, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(249, 'giveaway', 'standard', 'W:We1,Kh8:BKe7', 'B:We1,Kh8:BKf8', 'f8-e7', 'h8-f6 e7:g5 e1-d2', 8, 29996, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(250, 'giveaway', 'standard', 'W:Wd2,Kh8:BKa3', 'B:Wd2,Kh8:BKe7', 'e7-a3', 'h8-b2', 24, 29998, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(251, 'giveaway', 'standard', 'B:We3,Kh8:BKa3', 'W:Wd2,Kh8:BKa3', 'd2-e3', 'a3-b2', 24, 29998, NULL, 7, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(252, 'giveaway', 'standard', 'W:Wa1,Ka3,g7:Bd4,Kc7', 'B:Wa1,Ka3,g7:Bc5,Kc7', 'c5-d4', 'a3-d6 c7:h8 a1-b2 d4-e3 b2-c3', 8, 29994, NULL, 5, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(253, 'giveaway', 'standard', 'W:Wa1,Kb4,g7:Bd4,Kb8', 'B:Wa1,Kb4,g7:Bd4,Kc7', 'c7-b8', 'b4-d6 b8:h8 a1-b2 d4-e3 b2-c3', 8, 29994, NULL, 7, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(254, 'giveaway', 'standard', 'B:WKb6:BKh2,g7', 'W:WKg1:BKh2,g7', 'g1-b6', 'h2-c7 b6:d8 g7-f6', 8, 29996, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(255, 'giveaway', 'standard', 'B:WKd2,f4,a5:Bg7', 'W:WKe3,f4,a5:Bg7', 'e3-d2', 'g7-h6 f4-e5 h6-g5', 24, 29996, NULL, 3, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(256, 'giveaway', 'standard', 'B:WKh6:BKc7', 'W:WKg5:BKc7', 'g5-h6', 'c7-f4', 24, 29998, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(257, 'giveaway', 'standard', 'W:WKb8:BKe3', 'B:WKb8:BKh6', 'h6-e3', 'b8-f4', 24, 29998, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(258, 'giveaway', 'standard', 'W:We1,d6,Ke7:BKc3,g3', 'B:We1,d6,Ke7:BKc3,h4', 'h4-g3', 'e1-d2', 24, 29990, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(259, 'giveaway', 'standard', 'B:Wc1,f4:Bg7', 'W:Wc1,g3:Bg7', 'g3-f4', 'g7-f6 f4-g5 f6:h4 c1-b2 h4-g3 b2-c3 g3-f2 c3-d4 f2-e1', 14, 29982, NULL, 1, 1600, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(260, 'giveaway', 'standard', 'B:WKf2,g3:Ba7,e7', 'W:WKf2,h2:Ba7,e7', 'h2-g3', 'a7-b6 f2:a7 e7-d6 a7-c5 d6:b4', 8, 29984, NULL, 1, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(261, 'giveaway', 'standard', 'W:WKf2,g3:Bd6,a7', 'B:WKf2,g3:Ba7,e7', 'e7-d6', 'f2-e1 d6-c5 e1-a5', 24, 29982, NULL, 2, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(262, 'giveaway', 'standard', 'B:WKe1,f4:Bb6,d6', 'W:WKe1,g3:Bb6,d6', 'g3-f4', 'd6-e5 f4:d6 b6-c5', 8, 29996, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(263, 'giveaway', 'standard', 'W:Wg3:Ba5,f6', 'B:Wg3:Bb6,f6', 'b6-a5', 'g3-f4 f6-g5 f4:h6 a5-b4 h6-g7 b4-c3 g7-f8', 14, 29988, NULL, 6, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(264, 'giveaway', 'standard', 'B:Wh4:Ba5,f6', 'W:Wg3:Ba5,f6', 'g3-h4', 'f6-e5 h4-g5 e5-f4 g5:e3 a5-b4', 8, 29984, NULL, 7, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(265, 'giveaway', 'standard', 'W:Wg5:Bb4,e5', 'B:Wg5:Ba5,e5', 'a5-b4', 'g5-f6', 24, 29998, NULL, 10, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(266, 'giveaway', 'standard', 'B:WKe3,a5:Bg3', 'W:Wa5,Kc5:Bg3', 'c5-e3', 'g3-f2', 24, 29998, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(267, 'giveaway', 'standard', 'B:We1,Kf8:Bc5', 'W:We1,g7:Bc5', 'g7-f8', 'c5-b4', 24, 29998, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(268, 'international', 'fmjd', 'B:WK2,26:BK19,K49', 'W:WK11,26:BK19,K49', '11-2', '49-35', 24, 29995, NULL, 135, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(269, 'international', 'fmjd', 'W:W21,30,32-39,41-50:B1-15,19,20,22,23,26', 'B:W21,30,32-39,41-50:B1-15,17,19,20,23,26', '17-22', '33-29 26x17 29x27', 1, 111, NULL, 8, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(270, 'international', 'fmjd', 'W:W22,25,26,28,32,36,38,44:B9,11,13,14,17,19,21,23', 'B:W22,25,26,28,32,36,38,44:B9,11,13,14,16,17,19,23', '16-21', '38-33 11-16 22x11', 2, 141, NULL, 80, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(271, 'international', 'fmjd', 'W:W22,27,33-35,39,44,47,48:B1,3-5,8,11,20,24,28', 'B:W22,27,33-35,39,44,47,48:B1,3-5,8,11,20,23,24', '23-28', '22-18 28-32 27x38', 2, 112, NULL, 72, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(272, 'international', 'fmjd', 'W:W24,27,29-34,36-44,47,48,50:B2,3,5-11,13,15-20,22,23,25,26', 'B:W24,27,29-34,36-44,47,48,50:B2,3,5-13,15,16,18-20,22,23,25,26', '12-17', '27-21 16x27 32x1', 5, 237, NULL, 26, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(310, 'italian', 'standard', 'W:WK11:BK13', 'B:WK11:BK18', '18-13', '11-14 13-17 14-18 17-21 18x25', 10, 29995, NULL, 14, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(273, 'international', 'fmjd', 'W:W24,27,31,32,37,39-41,43,44,47-50:B1-6,12,14,16,18,22,23,30,35', 'B:W24,27,31,32,37,39-41,43,44,47-50:B1-6,12,14,16,18,22,23,25,35', '25-30', '24-19 22-28 19x10', 2, 136, NULL, 42, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(274, 'international', 'fmjd', 'W:W25,27,29,31,32,35-37,42,44-50:B1,3-8,10-12,14,16-20', 'B:W25,27,29,31,32,35-37,42,44-50:B1-7,10-12,14,16-20', '2-8', '29-24 19x30 35x15', 1, 127, NULL, 26, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(275, 'international', 'fmjd', 'W:W26,33-36,38-40,42,44-50:B1-6,8-10,15,16,19,20,22-24', 'B:W26,33-36,38-40,42,44-50:B1-6,8-10,15,16,18-20,22,24', '18-23', '33-29 24x33 38x27', 1, 278, NULL, 22, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(276, 'international', 'fmjd', 'W:W28,30,34,36,38,41-45,47-50:B1-6,10-15,21,25', 'B:W28,30,34,36,38,41-45,47-50:B1-6,10-15,20,21', '20-25', '34-29 25x32 38x20', 1, 254, NULL, 28, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(277, 'international', 'fmjd', 'W:W31,32,34,35,38,40,41,43-50:B1-6,8,9,11,12,14,15,20,21,23', 'B:W31,32,34,35,38,40,41,43-50:B1-6,8-12,15,20,21,23', '10-14', '32-28 23x32 38x18', 1, 265, NULL, 22, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(278, 'international', 'fmjd', 'W:W31,33,35,39,41,43-45,47-49:B1-7,13,21,22,24', 'B:W31,33,35,39,41,43-45,47-49:B1-7,13,18,21,24', '18-22', '33-29 24x33 39x26', 1, 213, NULL, 40, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(279, 'international', 'fmjd', 'W:WK8,15,K25:B4,16,K40', 'B:WK8,15,K25:B4,16,K29', '29-40', '15-10 4x15 25-20', 8, 29993, NULL, 140, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(280, 'international', 'fmjd', 'B:W24,25,29,36,38,50:B14,15,22,26,27,45', 'W:W24,25,33,36,38,50:B14,15,22,26,27,45', '33-29', '22-28 25-20 14x25', 2, 178, NULL, 95, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(281, 'international', 'fmjd', 'B:W25-28,30,35,42,44,48:B1,4,12,14,17-19,24,29', 'W:W25-27,30,33,35,42,44,48:B1,4,12,14,17-19,24,29', '33-28', '18-23 27-22 23x32 22x11 1-6 11-7 12x1', 1, 191, NULL, 75, 1620, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(282, 'international', 'fmjd', 'B:W26,28,33-38,41,44-50:B1-6,9,12-14,16-18,21,22,24', 'W:W26,32-38,41,44-50:B1-6,9,12-14,16-18,21,22,24', '32-28', '24-29 33x24 22x31', 1, 168, NULL, 27, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(283, 'international', 'fmjd', 'B:W27-29,32,35-50:B1-11,13-21', 'W:W27,28,32,34-50:B1-11,13-21', '34-29', '18-22 27x18 13x24', 1, 249, NULL, 5, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(284, 'international', 'fmjd', 'B:W28,29,31,32,35,36,38-42,44-50:B1-7,9-12,14-19,25', 'W:W28,29,31,35-42,44-50:B1-7,9-12,14-19,25', '37-32', '19-23 28x19 14x43', 1, 142, NULL, 13, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(285, 'international', 'fmjd', 'B:W31-38,40-50:B1-12,14-17,19,20,22', 'W:W31,32,34-50:B1-12,14-17,19,20,22', '39-33', '22-27 32x21 16x27 31x22 17x30', 1, 120, NULL, 5, 1500, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(286, 'italian', 'standard', 'B:WK23:BK12', 'W:WK19:BK12', '19-23', '12-15', 24, 29993, NULL, 81, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(287, 'italian', 'standard', 'B:W9,K18,K23:BK5,K26,K30', 'W:W9,K14,K23:BK5,K26,K30', '14-18', '5-10 9-5 10x1', 10, 29943, NULL, 89, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(288, 'italian', 'standard', 'W:WK23:BK10', 'B:WK23:BK14', '14-10', '23-19', 24, 29993, NULL, 57, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(289, 'italian', 'standard', 'W:WK22:BK20', 'B:WK22:BK16', '16-20', '22-19', 24, 29995, NULL, 93, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(290, 'italian', 'standard', 'W:WK10:BK23', 'B:WK10:BK20', '20-23', '10-14', 24, 29993, NULL, 103, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(291, 'italian', 'standard', 'B:W16,18,19,23,25,27-30,32:B1-8,11,17', 'W:W16,19,21,23,25,27-30,32:B1-8,11,17', '21-18', '11-14 19x10 6x31', 5, 451, NULL, 13, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(292, 'italian', 'standard', 'B:WK11,14:B18,K22', 'W:W14,K15:B18,K22', '15-11', '22-19 14-10 19-14 11-7 14x5', 10, 29959, NULL, 15, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(293, 'italian', 'standard', 'B:W16,17,20,27-30:B2,4,6,8,10,11,18', 'W:W16,17,20,27,29,30,32:B2,4,6,8,10,11,18', '32-28', '18-22 27x18 11-14 18x11 6x31', 5, 29963, NULL, 27, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(294, 'italian', 'standard', 'W:WK26:BK23', 'B:WK26:BK19', '19-23', '26-22', 24, 29993, NULL, 86, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(295, 'italian', 'standard', 'W:W18,21-24,28,30,32:B2-4,9,11,14-16', 'B:W18,21-24,28,30,32:B2-4,9,11,12,14,15', '12-16', '23-20 16x23 28x10', 1, 178, NULL, 24, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(296, 'italian', 'standard', 'W:WK12:BK31', 'B:WK12:BK27', '27-31', '12-15 31-27 15-19 27-30 19-22 30-26 22x29', 10, 29993, NULL, 68, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(297, 'italian', 'standard', 'B:WK11,14,17:B4,K13,K32', 'W:WK11,17,19:B4,K13,K32', '19-14', '13-10', 24, 29931, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(298, 'italian', 'standard', 'W:W21-23,25-29,31,32:B1,2,4,6,8,9,11,12,14,15', 'B:W21-23,25-29,31,32:B1-4,8,9,11,12,14,15', '3-6', '22-19 15x22 26x3', 5, 472, NULL, 12, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(299, 'italian', 'standard', 'B:W15-17,20,21,23,25:B3,5,8,10,11,13,14', 'W:W16,17,19-21,23,25:B3,5,8,10,11,13,14', '19-15', '14-18 21x7 3x28', 1, 89, NULL, 37, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(300, 'italian', 'standard', 'B:WK5,16,17:B8,9,K28', 'W:WK2,16,17:B8,9,K28', '2-5', '28-23 5-2 23-19 2-6 19-14', 24, 29933, NULL, 73, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(301, 'italian', 'standard', 'B:WK3,16,17:B8,9,K23', 'W:WK6,16,17:B8,9,K23', '6-3', '23-19 3-6 19-14', 24, 29935, NULL, 83, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(302, 'italian', 'standard', 'B:WK6,16,17:B8,9,K19', 'W:WK11,16,17:B8,9,K19', '11-6', '19-14', 24, 29937, NULL, 109, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(303, 'italian', 'standard', 'W:W16,25-28:B1,3,7,14,19', 'B:W16,25-28:B1,3,7,10,19', '10-14', '27-22 1-5 22x15', 2, 157, NULL, 32, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(304, 'italian', 'standard', 'W:W6,K7,K19:B18,K27,28', 'B:W6,K7,K19:B18,28,K30', '30-27', '19-22 28-31 22x13', 10, 29947, NULL, 74, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(305, 'italian', 'standard', 'W:WK7,K18,24:BK20,K30', 'B:WK7,K18,24:BK20,K26', '26-30', '18-22', 24, 29941, NULL, 106, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(306, 'italian', 'standard', 'B:WK5:BK28', 'W:WK2:BK28', '2-5', '28-23', 24, 29991, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(307, 'italian', 'standard', 'W:W17,27:BK4', 'B:W17,27:BK8', '8-4', '17-13', 24, 29951, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(308, 'italian', 'standard', 'W:W20,27:BK7', 'B:W20,27:BK11', '11-7', '20-15 7-11 15-12', 24, 29947, NULL, 1, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(309, 'italian', 'standard', 'B:W12,K21:BK8,K15', 'W:W16,K21:BK8,K15', '16-12', '15-11 12-7 11x4', 10, 29965, NULL, 74, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(311, 'italian', 'standard', 'B:WK16:BK3', 'W:WK12:BK3', '12-16', '3-7', 24, 29989, NULL, 36, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(312, 'italian', 'standard', 'B:WK20:BK22', 'W:WK16:BK22', '16-20', '22-19 20-16 19-15 16-12 15x8', 10, 29995, NULL, 8, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(313, 'italian', 'standard', 'B:WK3:BK14', 'W:WK7:BK14', '7-3', '14-11 3-7 11x4', 10, 29997, NULL, 93, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(314, 'italian', 'standard', 'B:WK6:BK18', 'W:WK3:BK18', '3-6', '18-14 6-3 14-11 3-7 11x4', 10, 29995, NULL, 95, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(315, 'italian', 'standard', 'B:WK13,32:BK20,K27', 'W:WK10,32:BK20,K27', '10-13', '27-22', 24, 29965, NULL, 12, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(316, 'italian', 'standard', 'B:WK9,32:BK20,K31', 'W:WK13,32:BK20,K31', '13-9', '31-27', 24, 29963, NULL, 14, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(317, 'italian', 'standard', 'W:WK11,K20:B12,K29', 'B:WK11,K20:B12,K26', '26-29', '20-16 12-15 11x20', 10, 29969, NULL, 8, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(318, 'italian', 'standard', 'B:WK6:BK20', 'W:WK10:BK20', '10-6', '20-15', 24, 29991, NULL, 88, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(319, 'italian', 'standard', 'B:W9,K16:BK6,K11', 'W:W9,K12:BK6,K11', '12-16', '11-15', 24, 29983, NULL, 67, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(320, 'italian', 'standard', 'W:WK4:BK5', 'B:WK4:BK10', '10-5', '4-7 5-9 7-11 9-13 11-14 13-17 14-18 17-21 18x25', 10, 29991, NULL, 34, 1600, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(321, 'italian', 'standard', 'B:WK29:B16,17', 'W:WK25:B16,17', '25-29', '17-21 29-26 21-25', 24, 29953, NULL, 6, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(322, 'italian', 'standard', 'W:WK7:BK10', 'B:WK7:BK13', '13-10', '7-11 10-13 11-14 13-17 14-18 17-21 18x25', 10, 29993, NULL, 35, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(323, 'italian', 'standard', 'B:W11,21:BK13,24', 'W:W15,21:BK13,24', '15-11', '13-17', 24, 29961, NULL, 11, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(324, 'italian', 'standard', 'B:WK28:BK5', 'W:WK24:BK5', '24-28', '5-10', 24, 29991, NULL, 113, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(325, 'italian', 'standard', 'B:WK24:BK2', 'W:WK28:BK2', '28-24', '2-6 24-20 6-11', 24, 29989, NULL, 115, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(326, 'italian', 'standard', 'B:WK13:BK25', 'W:WK10:BK25', '10-13', '25-21 13-10 21-18 10-6 18-14 6-3 14-11 3-7 11x4', 10, 29991, NULL, 25, 1600, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(327, 'italian', 'standard', 'B:WK17:BK14', 'W:WK21:BK14', '21-17', '14-18 17-13 18x9', 10, 29997, NULL, 71, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(328, 'italian', 'standard', 'B:WK30:BK19', 'W:WK26:BK19', '26-30', '19-22 30-27 22x31', 10, 29997, NULL, 85, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(329, 'italian', 'standard', 'B:WK10:BK21', 'W:WK6:BK21', '6-10', '21-18 10-6 18-14 6-3 14-11 3-7 11x4', 10, 29993, NULL, 109, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(330, 'italian', 'standard', 'W:WK27:BK30', 'B:WK27:BK26', '26-30', '27-22 30-26 22x29', 10, 29997, NULL, 97, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(331, 'italian', 'standard', 'B:WK11,25:BK4,K26', 'W:WK15,25:BK4,K26', '15-11', '26-21', 24, 29973, NULL, 48, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(332, 'italian', 'standard', 'W:WK5,6,21:BK18,19', 'B:WK5,6,21:BK13,19', '13-18', '21-17', 24, 29935, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(333, 'italian', 'standard', 'W:WK27:B18', 'B:WK27:B14', '14-18', '27-22 18-21 22-26 21-25 26-29', 24, 29995, NULL, 6, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(334, 'italian', 'standard', 'W:WK8:BK20', 'B:WK8:BK23', '23-20', '8-12 20-23 12-15 23-27 15-19 27-30 19-22 30-26 22x29', 10, 29991, NULL, 100, 1600, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(335, 'italian', 'standard', 'B:WK20:BK8', 'W:WK23:BK8', '23-20', '8-12', 24, 29991, NULL, 70, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(336, 'italian', 'standard', 'W:WK4,5,28:BK23,27', 'B:WK4,5,28:BK19,27', '19-23', '28-24', 24, 29911, NULL, 11, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(337, 'italian', 'standard', 'B:WK4,28:BK14,19', 'W:W8,28:BK14,19', '8-4', '14-11 28-24 11-15 24-20 15x24', 10, 29959, NULL, 4, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(338, 'italian', 'standard', 'W:WK4,K15:BK2,K14', 'B:WK4,K15:BK5,K14', '5-2', '15-11 14x7 4x11', 8, 29991, NULL, 63, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(339, 'italian', 'standard', 'W:WK25:BK13', 'B:WK25:BK10', '10-13', '25-21', 24, 29991, NULL, 28, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(340, 'italian', 'standard', 'W:WK15:BK27', 'B:WK15:BK22', '22-27', '15-19 27-30 19-22 30-26 22x29', 10, 29995, NULL, 58, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(341, 'italian', 'standard', 'W:WK19:BK30', 'B:WK19:BK26', '26-30', '19-22 30-26 22x29', 10, 29997, NULL, 64, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(342, 'italian', 'standard', 'W:W13,23:BK12', 'B:W13,23:BK7', '7-12', '23-20 12-15 20-16', 24, 29955, NULL, 3, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(343, 'italian', 'standard', 'W:W5,23:BK19', 'B:W5,23:BK15', '15-19', '23-20', 24, 29959, NULL, 7, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(344, 'italian', 'standard', 'W:W6,K13:B14,26', 'B:W6,K13:B14,21', '21-26', '13-18 26-29 18x11', 10, 29965, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(345, 'italian', 'standard', 'W:WK5:BK2', 'B:WK5:BK6', '6-2', '5-10 2-5 10x1', 10, 29997, NULL, 29, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(346, 'italian', 'standard', 'B:WK5,K18:B22,K26', 'W:WK5,K14:B22,K26', '14-18', '26-30 18x27 30x23', 8, 29989, NULL, 20, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(347, 'italian', 'standard', 'W:WK2,K25:B1,K14', 'B:WK2,K25:B1,K11', '11-14', '2-6', 24, 29957, NULL, 73, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(348, 'italian', 'standard', 'W:WK30:BK17', 'B:WK30:BK21', '21-17', '30-26', 24, 29989, NULL, 53, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(349, 'italian', 'standard', 'B:W17,K20:BK6,K13', 'W:WK16,17:BK6,K13', '16-20', '6-11', 24, 29991, NULL, 50, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(350, 'pool', 'standard', 'W:W15,18,22,23,26,30-32:B3,5,7,9,12-14,16,21', 'B:W15,18,22,23,26,30-32:B2,3,5,9,12-14,16,21', '2-7', '15-11 7-10 11x20', 2, 145, NULL, 27, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(351, 'pool', 'standard', 'W:W9,20,22,32:B7,11,19,28', 'B:W9,20,22,32:B7,11,15,28', '15-19', '9-6 19-23 6-1 23-27 32x23 11-15 1x19 28-32 22-18', 14, 29931, NULL, 55, 1600, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(352, 'pool', 'standard', 'B:W19,23,24,28:B2,8,22', 'W:W19,24,27,28:B2,8,22', '27-23', '22-25', 24, 29915, NULL, 46, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(353, 'pool', 'standard', 'B:W16,23,24,28:B2,8,25', 'W:W19,23,24,28:B2,8,25', '19-16', '8-12', 24, 29981, NULL, 48, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(354, 'pool', 'standard', 'B:WK31:BK4,K13', 'W:WK26:BK4,K13', '26-31', '4-22', 24, 29997, NULL, 26, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(355, 'pool', 'standard', 'B:W13,20-23,25,27-32:B1-8,11,12,14', 'W:W13,20,21,23,25-32:B1-8,11,12,14', '26-22', '14-17 21x14 6-9 13x6 1x19', 1, 156, NULL, 6, 1500, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(356, 'pool', 'standard', 'B:W13,20-23,28,29,31:B5-7,10-12,14', 'W:W13,20,21,23,26,28,29,31:B5-7,10-12,14', '26-22', '14-17 21x14 10x19', 1, 543, NULL, 32, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(357, 'pool', 'standard', 'W:W13,19,21-25,27,30-32:B2,4-6,9-12,14,16,20', 'B:W13,19,21-25,27,30-32:B2,4-6,8-10,12,14,16,20', '8-11', '22-17 11-15 25-22 14-18 23x7', 2, 295, NULL, 19, 1440, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(358, 'pool', 'standard', 'B:W13,20-22,24,28,30,31:B1,6,8-11,15,19', 'W:W13,20,22,24,25,28,30,31:B1,6,8-11,15,19', '25-21', '19-23 24-19 23x16', 2, 268, NULL, 28, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(359, 'pool', 'standard', 'W:W20-23,25-32:B1-9,11,14,16', 'B:W20-23,25-32:B1-11,16', '10-14', '23-18 14x23 26x12', 1, 188, NULL, 3, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(360, 'pool', 'standard', 'B:WK5:B1,K19,24', 'W:WK14:B1,K19,24', '14-5', '19-15', 24, 29953, NULL, 10, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(361, 'pool', 'standard', 'B:WK32:B1,K12,24', 'W:WK5:B1,K12,24', '5-32', '12-8', 24, 29951, NULL, 12, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(362, 'pool', 'standard', 'B:W12:B9,K13', 'W:W16:B9,K13', '16-12', '13-22 12-8 22x4', 10, 29997, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(363, 'pool', 'standard', 'W:W23,26,27,K32:B3,K11,14,20', 'B:W23,26,27,K32:B3,14,20,K25', '25-11', '27-24 20x18 26-23 18x27 32x4', 8, 29977, NULL, 95, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(364, 'pool', 'standard', 'W:WK5,19,26:B3,K6', 'B:WK5,19,26:BK2,3', '2-6', '5-1 6x28 26-23 28-32 1-5', 8, 29987, NULL, 101, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(365, 'pool', 'standard', 'W:W18,21,23-32:B1-9,11,15,16', 'B:W18,21,23-32:B1-11,16', '10-15', '24-19 15x24 28x12 11-15 18x11', 1, 181, NULL, 3, 1500, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(366, 'pool', 'standard', 'B:W9,12:B18,24,K25', 'W:W12,13:B18,24,K25', '13-9', '18-23', 24, 29963, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(367, 'pool', 'standard', 'W:W18,19,21-23,27-29:B1,2,6,9,12,14,16,20', 'B:W18,19,21-23,27-29:B1,2,6,9,11,12,14,20', '11-16', '19-15 16-19 15x24', 2, 138, NULL, 29, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(368, 'pool', 'standard', 'B:W27,28:B1,6,10', 'W:W28,31:B1,6,10', '31-27', '10-14', 24, 29979, NULL, 62, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(369, 'pool', 'standard', 'W:WK3,K25:BK12', 'B:WK3,K25:BK16', '16-12', '25-30 12-16 30x12', 10, 29997, NULL, 38, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(370, 'pool', 'standard', 'B:WK21:BK7,16,K31', 'W:WK25:BK7,16,K31', '25-21', '7-11', 24, 29967, NULL, 22, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(371, 'pool', 'standard', 'B:WK32:B12,K13,26', 'W:WK27:B12,K13,26', '27-32', '13-22', 24, 29963, NULL, 22, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(372, 'pool', 'standard', 'B:WK28:BK2,12,26', 'W:WK32:BK2,12,26', '32-28', '2-11', 24, 29963, NULL, 24, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(373, 'pool', 'standard', 'W:WK6,12:BK26', 'B:WK6,12:BK23', '23-26', '6-19 26x16 12x19', 8, 29997, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(374, 'pool', 'standard', 'W:W10,20,K31:BK9', 'B:W10,20,K31:BK32', '32-9', '31-22', 24, 29961, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(375, 'pool', 'standard', 'W:WK5:B21', 'B:WK5:B17', '17-21', '5-18 21-25 18x29', 10, 29997, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(376, 'portuguese', 'standard', 'B:W3,6,21:B15,K24', 'W:W3,6,17:B15,K24', '17-21', '15-11 6x15 24x25', 9, 29993, NULL, 4, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(377, 'portuguese', 'standard', 'B:WK30:BK3,K26', 'W:WK27:BK3,K26', '27-30', '3-17', 24, 29997, NULL, 72, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(378, 'portuguese', 'standard', 'W:W22,K26:BK15,24', 'B:W22,K26:BK11,24', '11-15', '26-29', 24, 29995, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(379, 'portuguese', 'standard', 'B:W18,21:BK4,27', 'W:W14,21:BK4,27', '14-18', '4-8', 24, 29991, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(380, 'portuguese', 'standard', 'B:W8,K17:BK3,K27', 'W:W4,K17:BK3,K27', '4-8', '27-13', 24, 29991, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(381, 'portuguese', 'standard', 'B:WK23,K31:BK4,K9', 'W:WK1,K31:BK4,K9', '1-23', '4-18', 24, 29997, NULL, 58, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(382, 'portuguese', 'standard', 'B:W14,16:B22,27', 'W:W10,16:B22,27', '10-14', '27-23 14-18 22x13', 10, 29995, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(383, 'portuguese', 'standard', 'B:W14:B26', 'W:W10:B26', '10-14', '26-22 14-18 22x13', 10, 29997, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(384, 'portuguese', 'standard', 'B:W24:BK25', 'W:W20:BK25', '20-24', '25-14 24-28 14x32', 10, 29997, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(385, 'portuguese', 'standard', 'W:WK4,K24:BK2', 'B:WK4,K24:BK5', '5-2', '4-11', 24, 29997, NULL, 40, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(386, 'portuguese', 'standard', 'B:W1,13,17:B8,22', 'W:W1,9,17:B8,22', '9-13', '8-4 17-21 4x25', 14, 29985, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(387, 'portuguese', 'standard', 'B:W2,K25:BK4,29', 'W:W2,K11:BK4,29', '11-25', '29-26 25-29 4-8', 24, 29989, NULL, 3, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(388, 'portuguese', 'standard', 'W:W8,K29:BK4', 'B:W8,K29:B7', '7-4', '29-25 4-7 25x4', 10, 29997, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(389, 'portuguese', 'standard', 'W:WK4,9,17:BK16', 'B:WK4,9,17:BK3', '3-16', '4-14', 24, 29957, NULL, 9, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(390, 'portuguese', 'standard', 'W:W9,K11,25:BK3', 'B:W9,K11,25:BK17', '17-3', '11-14', 24, 29963, NULL, 15, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(391, 'portuguese', 'standard', 'W:W15,21,K30:BK9', 'B:W15,21,K30:BK5', '5-9', '15-19 9-5 30-23', 24, 29959, NULL, 11, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(392, 'portuguese', 'standard', 'W:W22,25,K27:BK4', 'B:W22,25,K27:BK18', '18-4', '27-23 4-18 22-26', 24, 29973, NULL, 23, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(393, 'portuguese', 'standard', 'W:WK7,17,18:BK24', 'B:WK7,17,18:BK15', '15-24', '7-14', 24, 29967, NULL, 11, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(394, 'portuguese', 'standard', 'W:W17,21,K22:BK9', 'B:W17,21,K22:BK5', '5-9', '22-19', 24, 29967, NULL, 23, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(395, 'portuguese', 'standard', 'W:W9,21,K24:BK8', 'B:W9,21,K24:BK29', '29-8', '24-28', 24, 29963, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(396, 'portuguese', 'standard', 'W:WK16,20:BK27', 'B:WK16,20:BK31', '31-27', '20-23', 24, 29997, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(397, 'portuguese', 'standard', 'W:W10,K29:BK8', 'B:W10,K29:BK4', '4-8', '10-14 8-4 29-25', 24, 29995, NULL, 6, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(398, 'portuguese', 'standard', 'B:WK28:BK5,10', 'W:WK24:BK5,10', '24-28', '5-1', 24, 29997, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(399, 'portuguese', 'standard', 'W:WK3,4,17:BK26,32', 'B:WK3,4,17:BK15,32', '15-26', '3-10', 24, 29933, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(400, 'portuguese', 'standard', 'W:W4,K12,17:BK16,32', 'B:W4,K12,17:BK30,32', '30-16', '12-19', 24, 29935, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL);
INSERT INTO public.puzzles VALUES
	(401, 'portuguese', 'standard', 'B:W5,18:BK6,15', 'W:W5,14:BK6,15', '14-18', '6-13 18-21 13-22 21-25 22-29', 24, 29983, NULL, 2, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(402, 'portuguese', 'standard', 'B:W9,18:BK6,12', 'W:W5,18:BK6,12', '5-9', '6-15', 24, 29989, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(403, 'portuguese', 'standard', 'B:W8,K12:BK24,K29', 'W:WK7,8:BK24,K29', '7-12', '24-15 12x19 29x15 8-12 15x8', 9, 29995, NULL, 7, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(404, 'portuguese', 'standard', 'W:W26,K31:B8', 'B:W26,K31:B12', '12-8', '31-18 8-4 18-25 4-8 26-29', 12, 29991, NULL, 12, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(405, 'portuguese', 'standard', 'W:WK10,17,25:BK8,11', 'B:WK10,17,25:BK4,11', '4-8', '25-29 8-4 29-15 11-6 15x2', 14, 29965, NULL, 20, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(406, 'portuguese', 'standard', 'B:WK32:BK2,10', 'W:W28:BK2,10', '28-32', '2-5 32-28 5-1', 24, 29995, NULL, 6, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(407, 'portuguese', 'standard', 'B:WK12,16:BK24,K32', 'W:WK8,16:BK24,K32', '8-12', '24-20 16x23 32x8', 9, 29997, NULL, 40, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(408, 'portuguese', 'standard', 'W:W9,K21:BK22', 'B:W9,K21:BK12', '12-22', '21-18 22x13 9x18', 8, 29997, NULL, 46, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(409, 'portuguese', 'standard', 'B:WK7:B25,K27', 'W:WK11:B25,K27', '11-7', '27-18 7x21 25x18', 8, 29997, NULL, 78, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(410, 'russian', 'official', 'W:WKe1,Kd8,Kf8:BKb2,Ka3,a7', 'B:WKe1,Kd8,Kf8:BKa1,Ka3,a7', 'a1-b2', 'e1-b4 a3:c5 f8:c1', 9, 29995, NULL, 120, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(411, 'russian', 'official', 'W:Wb4,a5,g5,Kb8:BKa3,e5,d6', 'B:Wb4,a5,g5,Kb8:BKb2,e5,d6', 'b2-a3', 'b8-a7', 24, 29993, NULL, 14, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(412, 'russian', 'official', 'B:Wb4,e5,d6:BKg1,a7,f8', 'W:Wa3,e5,d6:BKg1,a7,f8', 'a3-b4', 'g1-h2', 24, 29991, NULL, 57, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(413, 'russian', 'official', 'B:Wc1,Kd4:Ba5,d6,a7,e7', 'W:Wc1,Kg7:Ba5,d6,a7,e7', 'g7-d4', 'd6-c5', 24, 29993, NULL, 49, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(414, 'russian', 'official', 'B:Wf2,a3,d4,h4:Ba5,g5,f6,f8', 'W:Wg1,a3,d4,h4:Ba5,g5,f6,f8', 'g1-f2', 'g5-f4', 24, 29925, NULL, 39, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(415, 'russian', 'official', 'W:WKd4,b6,a7:Bg3,Kf4,h4', 'B:WKd4,b6,a7:Bg3,h4,Kb8', 'b8-f4', 'a7-b8 f4-d2 b8:h2', 14, 29969, NULL, 24, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(416, 'russian', 'official', 'W:Wa1,b2,f2,a3,c3,Ka7:Bf4,a5,d6,f6,c7,b8,d8', 'B:Wa1,b2,f2,a3,c3,Ka7:Bf4,a5,d6,c7,e7,b8,d8', 'e7-f6', 'f2-e3 f4:b4 a3:g5', 1, 29959, NULL, 30, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(417, 'russian', 'official', 'W:Wa1,c1,d2,e3,d4,f4:Ba3,a5,d6,f6,c7,g7,b8', 'B:Wa1,c1,d2,e3,d4,f4:Ba3,a5,d6,f6,g7,b8,d8', 'd8-c7', 'f4-e5 d6:f4 e3:e7', 1, 344, NULL, 30, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(418, 'russian', 'official', 'W:Wa1,c1,e1,b2,h2,a3,c3,e5:Bh4,c5,h6,a7,c7,d8,f8,h8', 'B:Wa1,c1,e1,b2,h2,a3,c3,e5:Bh4,b6,h6,a7,c7,d8,f8,h8', 'b6-c5', 'c3-b4 c5-d4 e5:c3', 2, 141, NULL, 20, 1320, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(419, 'russian', 'official', 'W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,e3,d4,f4:Ba5,b6,d6,f6,h6,c7,e7,g7,b8,d8,f8,h8', 'B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,e3,d4,f4:Ba5,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8', 'a7-b6', 'd4-e5 f6:d4 e3:a7', 1, 186, NULL, 4, 1380, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(420, 'russian', 'official', 'W:Wa1,e1,b2,d2,f2,h2,a3,c3,e3,g3,b4,h4:Ba5,e5,g5,b6,d6,f6,a7,e7,g7,b8,d8,h8', 'B:Wa1,e1,b2,d2,f2,h2,a3,c3,e3,g3,b4,h4:Ba5,e5,g5,d6,f6,a7,c7,e7,g7,b8,d8,h8', 'c7-b6', 'g3-f4 e5:g3 h2:f8', 5, 640, NULL, 12, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(421, 'russian', 'official', 'W:Wa1,g1,h2,d4,h4,a5,Ke7:BKg5,b6,f6,h6,a7,c7,g7,d8', 'B:Wa1,g1,h2,d4,h4,a5,Ke7:BKc1,b6,f6,h6,a7,c7,g7,d8', 'c1-g5', 'd4-e5 f6:d4 h4:h8', 5, 29965, NULL, 32, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(422, 'russian', 'official', 'W:Wa3,g3,Kh6:Bd2,e3,d8', 'B:Wa3,g3,Kh6:Bc3,e3,d8', 'c3-d2', 'g3-f4 e3:g5 h6:c1', 9, 29991, NULL, 5, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(423, 'russian', 'official', 'W:WKb8,Kh8:BKa1,Ke3', 'B:WKb8,Kh8:BKa1,Kg1', 'g1-e3', 'b8-e5', 24, 29997, NULL, 19, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(424, 'russian', 'official', 'W:WKc5,e7:BKf8', 'B:WKc5,e7:BKh6', 'h6-f8', 'c5-a3', 24, 29997, NULL, 20, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(425, 'russian', 'official', 'W:WKg3,Kh4:BKe1,h6', 'B:WKg3,Kh4:BKd2,h6', 'd2-e1', 'g3-f2', 24, 29991, NULL, 106, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(426, 'russian', 'official', 'W:Wd6,Ka7:Ba5,Kd8', 'B:Wd6,Ka7:Ba5,Kf6', 'f6-d8', 'd6-c7', 24, 29995, NULL, 16, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(427, 'russian', 'official', 'B:WKd8:BKf4,Ka5', 'W:WKh4:BKf4,Ka5', 'h4-d8', 'f4-c7', 24, 29997, NULL, 18, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(428, 'russian', 'official', 'B:Wa5,Kd8:BKh4,g7', 'W:Wa5,c7:BKh4,g7', 'c7-d8', 'g7-f6', 24, 29995, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(429, 'russian', 'official', 'B:Wd2,g5,h6:BKh2,c5', 'W:Wd2,f4,h6:BKh2,c5', 'f4-g5', 'h2-e5', 24, 29977, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(430, 'russian', 'official', 'W:WKa7:Ba3', 'B:WKa7:Bb4', 'b4-a3', 'a7-d4 a3-b2 d4:a1', 10, 29997, NULL, 22, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(431, 'russian', 'official', 'W:WKd2,h2:Bh4,Ke5', 'B:WKd2,h2:Bh4,Kb8', 'b8-e5', 'd2-f4 e5:g3 h2:f4', 8, 29995, NULL, 11, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(432, 'russian', 'official', 'W:WKd8,Kf8:BKd2,a7', 'B:WKd8,Kf8:BKa5,a7', 'a5-d2', 'd8-b6 a7:c5 f8:e1', 9, 29997, NULL, 9, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(433, 'russian', 'official', 'W:WKe3,h6,a7:BKc1,b8', 'B:WKe3,h6,a7:BKa3,b8', 'a3-c1', 'e3-f4 c1:g5 h6:f4', 8, 29993, NULL, 84, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(434, 'russian', 'official', 'W:WKe5,e7:BKg5,h6', 'B:WKe5,e7:BKe3,h6', 'e3-g5', 'e7-d8 g5-h4 e5-f6', 12, 29993, NULL, 17, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(435, 'russian', 'official', 'W:WKf4,g5,Ke7:BKf6', 'B:WKf4,g5,Ke7:BKa1', 'a1-f6', 'e7-d8 f6:h4 f4-g5', 8, 29995, NULL, 14, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(436, 'russian', 'official', 'W:WKg1,Kb8:BKd2,h4', 'B:WKg1,Kb8:BKc1,h4', 'c1-d2', 'b8-g3 h4:f2 g1:c1', 9, 29997, NULL, 140, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(437, 'russian', 'official', 'W:WKh2,a3:Bc3,d4', 'B:WKh2,a3:Bb4,d4', 'b4-c3', 'h2-f4 c3-d2 f4:c1', 10, 29993, NULL, 12, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(438, 'russian', 'official', 'W:WKh2,c7:BKa7', 'B:WKh2,c7:BKf2', 'f2-a7', 'h2-g1 a7-b8 g1-h2', 24, 29995, NULL, 72, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(439, 'russian', 'official', 'W:WKh6,Kb8:BKd2,Ke3', 'B:WKh6,Kb8:BKd2,Kf2', 'f2-e3', 'b8-f4 e3:g5 h6:c1', 9, 29997, NULL, 21, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(440, 'russian', 'official', 'W:Wa3,Kd4:BKd6', 'B:Wa3,Kd4:BKg3', 'g3-d6', 'd4-c5 d6:b4 a3:c5', 8, 29997, NULL, 12, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(441, 'russian', 'official', 'W:Wc5,h6,Kb8:Bb2,Kh2', 'B:Wc5,h6,Kb8:Bb2,Ke5', 'e5-h2', 'c5-d6 h2:c7 b8:a1', 9, 29997, NULL, 19, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(442, 'russian', 'official', 'W:Wd4,Ka7:BKh2', 'B:Wd4,Ka7:BKc7', 'c7-h2', 'a7-b8 h2-g1 b8-a7', 24, 29995, NULL, 9, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(443, 'russian', 'official', 'W:Wd6,f6,g7:BKa1,d2', 'B:Wd6,f6,g7:BKa1,c3', 'c3-d2', 'g7-h8 a1:g7 h8:e1', 13, 29997, NULL, 7, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(444, 'russian', 'official', 'W:We1,f6:Bb4,a5', 'B:We1,f6:Ba5,c5', 'c5-b4', 'f6-g7 b4-c3 g7-h8', 12, 29991, NULL, 12, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(445, 'russian', 'official', 'W:Wf2,a3,Kb4:Be3,d4', 'B:Wf2,a3,Kb4:Bd4,f4', 'f4-e3', 'f2-g3 e3-f2 g3:e1', 10, 29993, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(446, 'russian', 'official', 'W:Wf4,c5,Kd6:BKe5', 'B:Wf4,c5,Kd6:BKc3', 'c3-e5', 'd6-b8 e5:h2 c5-d6', 8, 29995, NULL, 15, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(447, 'russian', 'official', 'W:Wf6,Kh6:BKa1', 'B:Wf6,Kh6:Bb2', 'b2-a1', 'h6-g7 a1-b2 g7-h8', 24, 29995, NULL, 19, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(448, 'russian', 'official', 'W:Wh4,Kb8:Be5,d6,h6', 'B:Wh4,Kb8:Bd6,f6,h6', 'f6-e5', 'b8-a7 e5-f4 a7-b8', 24, 29987, NULL, 54, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(449, 'russian', 'official', 'B:WKe5:Bd4,Ka5,f6', 'W:WKb8:Bd4,Ka5,f6', 'b8-e5', 'a5-c3 e5:g7 c3-a1', 8, 29995, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(450, 'russian', 'official', 'B:WKe1:Ba5,Ke5', 'W:WKd2:Ba5,Ke5', 'd2-e1', 'e5-c3 e1:b4 a5:c3', 8, 29997, NULL, 23, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(451, 'russian', 'official', 'B:Wh2,Kb4:BKf4,h4,d6', 'W:WKe1,h2:BKf4,h4,d6', 'e1-b4', 'd6-c5 b4:g3 h4:f2', 8, 29995, NULL, 20, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(452, 'russian', 'official', 'B:WKd8:Ba5,Kb8', 'W:WKe7:Ba5,Kb8', 'e7-d8', 'b8-c7 d8:b6 a5:c7', 8, 29997, NULL, 85, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(453, 'russian', 'official', 'B:WKe7,Kh8:BKa1,Ke3,b6', 'W:WKf8,Kh8:BKa1,Ke3,b6', 'f8-e7', 'e3-d4 h8:c3 a1:d8', 9, 29997, NULL, 14, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(454, 'russian', 'official', 'B:Wa5,Ke5:BKc5,g7,h8', 'W:WKg3,a5:BKc5,g7,h8', 'g3-e5', 'g7-f6 e5:g7 h8:f6', 8, 29995, NULL, 71, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(455, 'russian', 'official', 'B:WKh2,g5:Be5,Kd6', 'W:WKh2,h4:Be5,Kd6', 'h4-g5', 'd6-b8 h2:d6 b8:h6', 9, 29997, NULL, 22, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(456, 'russian', 'official', 'B:WKb8:BKh2,e3', 'W:Wa7:BKh2,e3', 'a7-b8', 'e3-f2 b8-a7 f2-g1', 12, 29993, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(457, 'russian', 'official', 'B:We1,Kd4,c5:BKg1,c7', 'W:We1,c5,Kh8:BKg1,c7', 'h8-d4', 'c7-d6 c5:e7 g1:f8', 9, 29991, NULL, 59, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(458, 'russian', 'official', 'B:We3,h6,Kd8:BKa1,Kh4', 'W:We3,g5,Kd8:BKa1,Kh4', 'g5-h6', 'a1-f6 d8:g5 h4:f6', 8, 29987, NULL, 15, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(459, 'russian', 'official', 'B:WKg3,e7:Ba3,Kc3,h6', 'W:We7,Kb8:Ba3,Kc3,h6', 'b8-g3', 'c3-f6 e7:g5 h6:h2', 9, 29997, NULL, 14, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(460, 'russian', 'official', 'B:WKh8:Bb2,a5,Kd6', 'W:Wg7:Bb2,a5,Kd6', 'g7-h8', 'b2-a1 h8-g7 a1:h8', 14, 29997, NULL, 8, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(461, 'russian', 'official', 'B:Wh2,Kb8:Bh4,Kd6', 'W:Wh2,a7:Bh4,Kd6', 'a7-b8', 'd6-f4 b8:g3 h4:f2', 8, 29995, NULL, 11, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(462, 'russian', 'official', 'B:Wh6,Kd8:Bh4,Kh8', 'W:Wh6,c7:Bh4,Kh8', 'c7-d8', 'h8-f6 d8:g5 h4:f6', 8, 29995, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(463, 'russian', 'official', 'W:WKg1,a5:BKc7', 'B:WKg1,a5:BKf4', 'f4-c7', 'g1-h2 c7-b8 a5-b6 b8-a7 h2-g1', 24, 29993, NULL, 14, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(464, 'russian', 'official', 'W:Wa3,c3,Ke5:BKd4', 'B:Wa3,c3,Ke5:BKg1', 'g1-d4', 'e5-h8 d4:a1 a3-b4 a1-b2 h8:a1', 8, 29995, NULL, 94, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(465, 'russian', 'official', 'W:Wg3,f4:Bd4', 'B:Wg3,f4:Bc5', 'c5-d4', 'f4-e5 d4:f6 g3-f4 f6-g5 f4:h6', 8, 29995, NULL, 3, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(466, 'russian', 'official', 'W:Wh2,a3:Ba5,g5', 'B:Wh2,a3:Ba5,f6', 'f6-g5', 'h2-g3 g5-h4 g3-f4 a5-b4 a3:c5', 10, 29993, NULL, 1, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(467, 'russian', 'official', 'B:Wd2,f2:Bb4,a5', 'W:We1,f2:Bb4,a5', 'e1-d2', 'b4-c3 d2:b4 a5:c3 f2-e3 c3-b2', 8, 29987, NULL, 45, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(468, 'russian', 'official', 'B:Wa5,g5:Ba3,g7,d8', 'W:Wf4,a5:Ba3,g7,d8', 'f4-g5', 'd8-c7 a5-b6 c7:a5 g5-h6 g7-f6 h6-g7 f6:h8', 10, 29993, NULL, 2, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(469, 'russian', 'official', 'B:Wh6,Kb8:BKf4,e5', 'W:Wh6,a7:BKf4,e5', 'a7-b8', 'f4-h2 b8:f4 h2:e5 h6-g7 e5:h8', 9, 29995, NULL, 7, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(470, 'russian', 'official', 'W:Wc1,Ke3:Bh2,h4', 'B:Wc1,Ke3:Bh2,g5', 'g5-h4', 'e3-g1 h4-g3 c1-d2 g3-f2 g1:a7 h2-g1 d2-e3', 10, 29991, NULL, 15, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(471, 'russian', 'official', 'W:We3,f4,Kh8:Bb4,h4,c5,a7,e7', 'B:We3,f4,Kh8:Bh4,a5,c5,a7,e7', 'a5-b4', 'f4-g5 h4:f6 h8:a5', 9, 29977, NULL, 56, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(472, 'russian', 'official', 'B:Wc1,Ke3:BKe1,h2,a3', 'W:Wc1,Kf2:BKe1,h2,a3', 'f2-e3', 'h2-g1 e3-a7 e1-g3 c1-d2 g3-f2', 12, 29965, NULL, 83, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(473, 'russian', 'official', 'B:Wg1,b2,a3,e5:Bh2,g3,c5,f8', 'W:Wg1,b2,a3,f4:Bh2,g3,c5,f8', 'f4-e5', 'g3-f2 g1:e3 h2-g1', 13, 29979, NULL, 41, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(474, 'russian', 'official', 'B:Wa3,c3,f4,e5:BKg1,c5,g7', 'W:Wa3,c3,e3,e5:BKg1,c5,g7', 'e3-f4', 'g1-h2 c3-b4 c5-d4 e5:c3 h2:a1 b4-c5 a1-e5', 9, 29979, NULL, 47, 1540, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(475, 'russian', 'official', 'B:Wc3,e3,d4,f4,h4:Ba3,a5,f6,h6,e7', 'W:Wd2,e3,d4,f4,h4:Ba3,a5,f6,h6,e7', 'd2-c3', 'e7-d6 h4-g5 f6:h4 d4-e5 d6-c5 e5-f6 h4-g3', 2, 221, NULL, 47, 1560, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(476, 'russian', 'official', 'B:Wh2,e3,d4,h4:Ba3,b4,a5', 'W:Wh2,c3,e3,h4:Ba3,b4,a5', 'c3-d4', 'b4-c3', 24, 29991, NULL, 59, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(477, 'russian', 'official', 'W:Wh6,Kc7:BKd2', 'B:Wh6,Kc7:BKe3', 'e3-d2', 'c7-f4 d2:g5 h6:f4', 8, 29997, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(478, 'russian', 'official', 'W:WKe1,h4,d6:BKb6', 'B:WKe1,h4,d6:BKg1', 'g1-b6', 'e1-c3', 24, 29961, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(479, 'spanish', 'standard', 'B:W4,5,13,15,17,18:B12,22,23,26,29,31', 'W:W4,5,13-15,17:B12,22,23,26,29,31', '14-18', '12-8 18x27 31x22 13-18 22x13 5-9 13-10', 1, 414, NULL, 37, 1540, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(480, 'spanish', 'standard', 'B:W3,6,21:B15,K24', 'W:W3,6,17:B15,K24', '17-21', '15-11 6x15 24x25', 9, 29993, NULL, 4, 1300, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(481, 'spanish', 'standard', 'B:WK30:BK3,K26', 'W:WK27:BK3,K26', '27-30', '3-17', 24, 29997, NULL, 72, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(482, 'spanish', 'standard', 'W:W22,K26:BK15,24', 'B:W22,K26:BK11,24', '11-15', '26-29', 24, 29995, NULL, 6, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(483, 'spanish', 'standard', 'B:W18,21:BK4,27', 'W:W14,21:BK4,27', '14-18', '4-8', 24, 29991, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(484, 'spanish', 'standard', 'B:W8,K17:BK3,K27', 'W:W4,K17:BK3,K27', '4-8', '27-13', 24, 29991, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(485, 'spanish', 'standard', 'B:WK23,K31:BK4,K9', 'W:WK1,K31:BK4,K9', '1-23', '4-18', 24, 29997, NULL, 58, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(486, 'spanish', 'standard', 'B:W14,16:B22,27', 'W:W10,16:B22,27', '10-14', '27-23 14-18 22x13', 10, 29995, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(487, 'spanish', 'standard', 'B:W14:B26', 'W:W10:B26', '10-14', '26-22 14-18 22x13', 10, 29997, NULL, 3, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(488, 'spanish', 'standard', 'B:W24:BK25', 'W:W20:BK25', '20-24', '25-14 24-28 14x32', 10, 29997, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(489, 'spanish', 'standard', 'W:WK4,K24:BK2', 'B:WK4,K24:BK5', '5-2', '4-11', 24, 29997, NULL, 40, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(490, 'spanish', 'standard', 'B:W1,13,17:B8,22', 'W:W1,9,17:B8,22', '9-13', '8-4 17-21 4x25', 14, 29985, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(491, 'spanish', 'standard', 'B:W2,K25:BK4,29', 'W:W2,K11:BK4,29', '11-25', '29-26 25-29 4-8', 24, 29989, NULL, 3, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(492, 'spanish', 'standard', 'W:W8,K29:BK4', 'B:W8,K29:B7', '7-4', '29-25 4-7 25x4', 10, 29997, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(493, 'spanish', 'standard', 'W:WK4,9,17:BK16', 'B:WK4,9,17:BK3', '3-16', '4-14', 24, 29957, NULL, 9, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(494, 'spanish', 'standard', 'W:W9,K11,25:BK3', 'B:W9,K11,25:BK17', '17-3', '11-14', 24, 29963, NULL, 15, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(495, 'spanish', 'standard', 'W:W15,21,K30:BK9', 'B:W15,21,K30:BK5', '5-9', '15-19 9-5 30-23', 24, 29959, NULL, 11, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(496, 'spanish', 'standard', 'W:W22,25,K27:BK4', 'B:W22,25,K27:BK18', '18-4', '27-23 4-18 22-26', 24, 29973, NULL, 23, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(497, 'spanish', 'standard', 'W:WK7,17,18:BK24', 'B:WK7,17,18:BK15', '15-24', '7-14', 24, 29967, NULL, 11, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(498, 'spanish', 'standard', 'W:W17,21,K22:BK9', 'B:W17,21,K22:BK5', '5-9', '22-19', 24, 29967, NULL, 23, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(499, 'spanish', 'standard', 'W:W9,21,K24:BK8', 'B:W9,21,K24:BK29', '29-8', '24-28', 24, 29963, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(500, 'spanish', 'standard', 'W:WK16,20:BK27', 'B:WK16,20:BK31', '31-27', '20-23', 24, 29997, NULL, 2, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(501, 'spanish', 'standard', 'W:W10,K29:BK8', 'B:W10,K29:BK4', '4-8', '10-14 8-4 29-25', 24, 29995, NULL, 6, 1360, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(502, 'spanish', 'standard', 'B:WK28:BK5,10', 'W:WK24:BK5,10', '24-28', '5-1', 24, 29997, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(503, 'spanish', 'standard', 'W:WK3,4,17:BK26,32', 'B:WK3,4,17:BK15,32', '15-26', '3-10', 24, 29933, NULL, 1, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(504, 'spanish', 'standard', 'W:W4,K12,17:BK16,32', 'B:W4,K12,17:BK30,32', '30-16', '12-19', 24, 29935, NULL, 5, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(505, 'spanish', 'standard', 'B:W5,18:BK6,15', 'W:W5,14:BK6,15', '14-18', '6-13 18-21 13-22 21-25 22-29', 24, 29983, NULL, 2, 1480, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(506, 'spanish', 'standard', 'B:W9,18:BK6,12', 'W:W5,18:BK6,12', '5-9', '6-15', 24, 29989, NULL, 4, 1240, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL),
	(507, 'spanish', 'standard', 'B:W8,K12:BK24,K29', 'W:WK7,8:BK24,K29', '7-12', '24-15 12x19 29x15 8-12 15x8', 9, 29995, NULL, 7, 1420, 200, 0.06, 0, 0, 1789732826556, NULL, NULL, NULL);


--
-- Data for Name: puzzles_served; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: rating_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rating_changes VALUES
	(1, 0, 44, 'russian', 5, 1792369013644, NULL, NULL, NULL, NULL, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(1, 1, 45, 'russian', 5, 1792369013644, NULL, NULL, NULL, NULL, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(2, 0, 41, 'russian', 5, 1792454904818, NULL, NULL, NULL, NULL, 1383.4006719566319, 286.82888280390335, 0.0599983734501978, NULL, NULL, NULL, 1),
	(2, 1, 44, 'russian', 5, 1792454904818, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, 1792369013644, 1750.3514001994513, 256.1799743149722, 0.0599978675968207, NULL, NULL, NULL, 2),
	(3, 0, 45, 'russian', 5, 1793318486297, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, 1792369013644, 1220.0433577775204, 247.5532337969586, 0.05999806971666164, NULL, NULL, NULL, 2),
	(3, 1, 41, 'russian', 5, 1793318486297, 1383.4006719566319, 286.82888280390335, 0.0599983734501978, 1792454904818, 1498.8978572186259, 245.77536880008773, 0.059997193905836396, NULL, NULL, NULL, 2),
	(10, 0, 48, 'international', 3, 1795868603591, NULL, NULL, NULL, NULL, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(10, 1, 45, 'international', 3, 1795868603591, NULL, NULL, NULL, NULL, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(11, 0, 46, 'international', 3, 1795868736585, NULL, NULL, NULL, NULL, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(11, 1, 47, 'international', 3, 1795868736585, NULL, NULL, NULL, NULL, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(12, 0, 45, 'international', 2, 1795878640996, NULL, NULL, NULL, NULL, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(12, 1, 47, 'international', 2, 1795878640996, NULL, NULL, NULL, NULL, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(13, 0, 41, 'international', 2, 1795878168105, NULL, NULL, NULL, NULL, 1500, 290.23050778223865, 0.05999766339065167, NULL, NULL, NULL, 1),
	(13, 1, 42, 'international', 2, 1795878168105, NULL, NULL, NULL, NULL, 1500, 290.23050778223865, 0.05999766339065167, NULL, NULL, NULL, 1),
	(14, 0, 46, 'international', 2, 1795878168105, NULL, NULL, NULL, NULL, 1500, 290.23050778223865, 0.05999766339065167, NULL, NULL, NULL, 1),
	(14, 1, 49, 'international', 2, 1795878168105, NULL, NULL, NULL, NULL, 1500, 290.23050778223865, 0.05999766339065167, NULL, NULL, NULL, 1),
	(15, 0, 53, 'international', 2, 1795878168105, NULL, NULL, NULL, NULL, 1500, 290.23050778223865, 0.05999766339065167, NULL, NULL, NULL, 1),
	(15, 1, 50, 'international', 2, 1795878168105, NULL, NULL, NULL, NULL, 1500, 290.23050778223865, 0.05999766339065167, NULL, NULL, NULL, 1),
	(16, 0, 51, 'international', 2, 1795878632944, NULL, NULL, NULL, NULL, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(16, 1, 52, 'international', 2, 1795878632944, NULL, NULL, NULL, NULL, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(27, 0, 135, 'spanish', 5, 1795953875573, NULL, NULL, NULL, NULL, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(27, 1, 134, 'spanish', 5, 1795953875573, NULL, NULL, NULL, NULL, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(35, 0, 134, 'armenian', 5, 1795953877804, NULL, NULL, NULL, NULL, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(35, 1, 135, 'armenian', 5, 1795953877804, NULL, NULL, NULL, NULL, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(41, 0, 134, 'bashni', 5, 1795953878961, NULL, NULL, NULL, NULL, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(41, 1, 135, 'bashni', 5, 1795953878961, NULL, NULL, NULL, NULL, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(43, 0, 134, 'samoyed', 5, 1795953879497, NULL, NULL, NULL, NULL, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1),
	(43, 1, 135, 'samoyed', 5, 1795953879497, NULL, NULL, NULL, NULL, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, NULL, NULL, NULL, 1);


--
-- Data for Name: ratings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ratings VALUES
	(41, 'international', 2, 1500, 290.23050778223865, 0.05999766339065167, 1795878168105, 1),
	(41, 'russian', 5, 1498.8978572186259, 245.77536880008773, 0.059997193905836396, 1793318486297, 2),
	(42, 'international', 2, 1500, 290.23050778223865, 0.05999766339065167, 1795878168105, 1),
	(44, 'russian', 5, 1750.3514001994513, 256.1799743149722, 0.0599978675968207, 1792454904818, 2),
	(45, 'international', 2, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, 1795878640996, 1),
	(45, 'international', 3, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, 1795868603591, 1),
	(45, 'russian', 5, 1220.0433577775204, 247.5532337969586, 0.05999806971666164, 1793318486297, 2),
	(46, 'international', 2, 1500, 290.23050778223865, 0.05999766339065167, 1795878168105, 1),
	(46, 'international', 3, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, 1795868736585, 1),
	(47, 'international', 2, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, 1795878640996, 1),
	(47, 'international', 3, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, 1795868736585, 1),
	(48, 'international', 3, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, 1795868603591, 1),
	(49, 'international', 2, 1500, 290.23050778223865, 0.05999766339065167, 1795878168105, 1),
	(50, 'international', 2, 1500, 290.23050778223865, 0.05999766339065167, 1795878168105, 1),
	(51, 'international', 2, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, 1795878632944, 1),
	(52, 'international', 2, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, 1795878632944, 1),
	(53, 'international', 2, 1500, 290.23050778223865, 0.05999766339065167, 1795878168105, 1),
	(134, 'armenian', 5, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, 1795953877804, 1),
	(134, 'bashni', 5, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, 1795953878961, 1),
	(134, 'samoyed', 5, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, 1795953879497, 1),
	(134, 'spanish', 5, 1662.2120014703455, 290.23050778223865, 0.05999926959652241, 1795953875573, 1),
	(135, 'armenian', 5, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, 1795953877804, 1),
	(135, 'bashni', 5, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, 1795953878961, 1),
	(135, 'samoyed', 5, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, 1795953879497, 1),
	(135, 'spanish', 5, 1337.7879985296545, 290.23050778223865, 0.05999926959652241, 1795953875573, 1);


--
-- Data for Name: recovery_codes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: refused_addresses; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: rematch_dice; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reports VALUES
	(1, 45, 46, NULL, 1, 'Shouts in the spectators'' chat.', 1795935626556, NULL, NULL, NULL);


--
-- Data for Name: requests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.requests VALUES
	(41, '\x436cd0516cdd46b78c37a67dd8362382', 8405181232906445304, 4320054081647865081, '', 1795878026556),
	(42, '\x30d3e8d1543542e5bcb98c99567385b6', 6013097936260973418, 5, '', 1795953641983),
	(42, '\x5d730047ae0b4662973666f12a80bb49', 5126094128309631421, 13, '', 1795878026556),
	(42, '\xf1a95f81497d4f0095998bcf91a0e66b', -5171281835398788712, 6, '', 1795953642016),
	(45, '\x57c2ca10ecb24d0d88b9b66d81f68155', -593362042137326180, 603301573108533122, '', 1795878026556),
	(46, '\x12c9abcac2ef4e2e804ab755095db592', 1577348341185075796, 4323661636765359443, '', 1795878026556),
	(46, '\x1da9261c214043f1869fb4a7b87b2c35', -5380305833410805256, 3752497347869117332, '', 1795953641938),
	(47, '\xe41c26d6c8db48919f703f673768715d', 4131711304643246268, 17, '', 1795953641941),
	(47, '\xff0ad7d888e84150b231e5451ecd629f', -7414345134874390992, 12, '', 1795878026556),
	(48, '\x4e1968e3565541f8b2d980fc0768d979', 3660725578952489236, 281608154664555936, '', 1795953643428),
	(49, '\x606a9ec5b40d4a21b6ac7f505f434019', -5301309463235306049, 14, '', 1795878026556),
	(49, '\x71ae926a49824753bb812fbdf4032bfd', -2036671433519772815, 18, '', 1795953643436),
	(50, '\x4be8141baf5341a3ab62785a6668ca08', -4236591270895790952, 2, '', 1795953641989),
	(50, '\xbd630df2a22b455c8c0a370d456de2e2', 277155856862021092, 15, '', 1795878026556),
	(51, '\x541dae37585b4239a5f5186592e3b555', 7669317480942337997, 3480380117411511975, '', 1795878026556),
	(51, '\x99a5a146c4a54a55b980487eb8d03211', -4236591270895790952, 3, '', 1795953641999),
	(52, '\x4685061225604c5593df9ab8251787aa', -4236591270895790952, 4, '', 1795953642008),
	(52, '\x9bf240a3e2ae43d6b3854580a591cd53', 2829803405410343776, 16, '', 1795878026556),
	(53, '\x8f663da68a014d948899d8c076f9e568', 5398805299200744707, 2808802498913985302, '', 1795878026556),
	(53, '\x939cbeaf12f7483492f27ffed4c332aa', -4236591270895790952, 5, '', 1795953642012),
	(134, '\x0f09c4950d764244ab111cc66574d33c', 7747153146925946896, 2244018686236734995, '', 1795953873785),
	(134, '\x13a8c6243c7141c59c88313fd649deb7', 3070212202104683952, 1111602226324105084, '', 1795953875838),
	(134, '\x152b1bcd33804cd8bf09abfc5c0ac426', -49880364268386309, 21, '', 1795953873431),
	(134, '\x2a6a7343bb254f2c8a47480d19f8dfa9', -5763665858737583999, 2932151702161963834, '', 1795953877600),
	(134, '\x3a77869f6bde431d96e095f7c98392bf', 3811956960446852848, 39, '', 1795953878347),
	(134, '\x413942ad05744f4690d79109e1545b6d', -456016902196291393, 3050738520372280138, '', 1795953876362),
	(134, '\x495a2b14e06946ef924af32cbb44303d', 7949397833295447734, 2709608194272239081, '', 1795953879502),
	(134, '\x5dc5ae33e27249a4ac8a2a7e228ae046', -8868599978704241316, 2799868105126724358, '', 1795953878547),
	(134, '\x74729c6cabed4ec1a149865f6ace8612', 1777520712058441917, 33, '', 1795953876947),
	(134, '\x7518f10514b346bba526d4008d947152', -174151078332197175, 36, '', 1795953877809),
	(134, '\x8c1f7d134b394a88aba4f680ef895552', 2300473530248423653, 374959031316793877, '', 1795953880160),
	(134, '\x8dc63177d3974460920635d11dce7a71', 7588332816116995011, 4101564029472387093, '', 1795953878157),
	(134, '\x8e43fefc106c4cfa9c206d76d5a83279', -527656017946854234, 4078185923003753200, '', 1795953879913),
	(134, '\x8ea88554000448fdb5895eff1eb0b78a', -4738505360255752481, 2036900816846356533, '', 1795953877192),
	(134, '\x949ad450ac604d64a275290805411336', -8594554723417286550, 3241863367328854555, '', 1795953877942),
	(134, '\xa900ff00d8b04f4499e48e60dc9c430e', 6786851479368834554, 24, '', 1795953874457),
	(134, '\xb59693717af64fcdb8e66a6545182e93', 4157613676272766226, 3246074490236189880, '', 1795953874695),
	(134, '\xbf3c8e17b97f4cb8940153b2b8079699', 5250610132809810435, 1339130829164891004, '', 1795953876580),
	(134, '\xc229cb1b420344f59346301016974257', -3724271746810181079, 42, '', 1795953878966),
	(134, '\xc50c2824111847f392355641044e3b45', -6361957624096649554, 1570285916773997834, '', 1795953875578),
	(134, '\xd69ff3f8fc5f40fe87a10c16a74c930a', -3295209334146258371, 4416541706202494884, '', 1795953878832),
	(134, '\xe252b35927cc4cfdb7c381663943580e', 3762746091473203207, 4404711089000377996, '', 1795953875007),
	(134, '\xe3bdb0a144f84b71bf442f67f464db4b', 869110690486360164, 27, '', 1795953875253),
	(134, '\xe4926022ff2948299a1d43db9de21358', -6591298562439759139, 30, '', 1795953876084),
	(134, '\xec82b06be3444ce78f1bc113c903d395', 2964433128044602542, 1395450149739176558, '', 1795953879353),
	(134, '\xfaced62069ce4a31ba13d5d06a91cd7d', -4870791110718545963, 2406354345044696103, '', 1795953874155),
	(135, '\x0a0497502231453490b1583344607f80', 6208364645205964140, 41, '', 1795953878834),
	(135, '\x1c0648850e66407b8a5250a86d6c9c88', -2763964998510442040, 23, '', 1795953874158),
	(135, '\x27239bafee6346d2b19fc081fc7d4d0f', 4608280515124599172, 1525738322119743147, '', 1795953875251),
	(135, '\x2e6d964677e744dcacdbff1f83ab38f5', 4784099390332555114, 35, '', 1795953877601),
	(135, '\x32b1adf9af084abbb4b584486dc95528', -6082933404366536093, 3879089902854649525, '', 1795953874454),
	(135, '\x3b8ac01827584aae917a1d1825b5e5cb', 6023798475443434672, 40, '', 1795953878548),
	(135, '\x515419ecebf44618baf0e4d6caf4f9fa', -822118596771712694, 553960881916492333, '', 1795953878345),
	(135, '\x58d5ee343da54e439e754b1d4d67c706', -1177959749335749687, 37, '', 1795953877943),
	(135, '\x72cc23ee62074c64883bac7ecb78103d', -5055440489579228526, 3776957703929960865, '', 1795953876082),
	(135, '\x776b95d85fa1478bab501eeb59f828e2', 8928222257167137362, 22, '', 1795953873790),
	(135, '\x77f424e1359c4d03bd13ff1961f96791', 8964559795362232899, 3188425356773524230, '', 1795953877807),
	(135, '\x7bbcbc71a9334aeb863bf4d9dd05e228', 5825217132589019433, 2690412171868298888, '', 1795953878965),
	(135, '\x85ebabfe21524b72903d53a90063a400', 1903706682426017350, 45, '', 1795953879914),
	(135, '\x898048b7bb974a408a43aac4c4291d9b', -4345900038783907636, 38, '', 1795953878159),
	(135, '\x8b2160249f664d059a4efea4006b4b46', -3379567818393872852, 28, '', 1795953875580),
	(135, '\x914df5aed2f84227820ac266f1a36238', -5046020936304088313, 46, '', 1795953880162),
	(135, '\x93b32293aa5c4a1fba92f3f3c0c4d985', -4835626604434575218, 31, '', 1795953876365),
	(135, '\xa71f53516df2434bacbc210cd5570783', 5981714105213242287, 32, '', 1795953876582),
	(135, '\xbe0644c47b314e34a39b7476ae7b5b2a', -3295400661576259107, 34, '', 1795953877194),
	(135, '\xc12520394bca4282b6fcb2b960f10abd', -639522291128680351, 25, '', 1795953874697),
	(135, '\xe3f479c140244e358f8718f965212d5e', 2755132885990919269, 44, '', 1795953879504),
	(135, '\xe643dfd9782f4a999e301fa52b84e8fd', 5930360415705335438, 29, '', 1795953875842),
	(135, '\xe92ddbf8d98e417d8c85ccb96a1c6cc7', -4990363220766575172, 3505423119546824532, '', 1795953873417),
	(135, '\xeaf06418426049bfb832c54f6a068cf5', 889537375199544665, 1240256114556162959, '', 1795953876945),
	(135, '\xf915e872cffc4c27818487c8ec2acc69', 6772784249117510721, 43, '', 1795953879354),
	(135, '\xfe4d765012a14306a22a92f24babb66d', -1027653071475931800, 26, '', 1795953875009);


--
-- Data for Name: round_dice; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: second_factors; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	(1, '\xc6d0da16b49e6eca53cf1188a107ac74c585a346c2cc9e6233ba0b94cffa1814', 41, '', '127.0.0.1', 1789732826556, 1795953641930, 1805284826556),
	(2, '\x3330f64452342cd8106000ade6f670de317c13e1af3c70dacdaae453b754bea6', 42, '', '127.0.0.1', 1789732826556, 1795953641972, 1805284826556),
	(3, '\xc6729e3c8d0b0ea63b34501601fd7c99de62cda4f2810334c8c4b70edf9519b1', 43, '', '127.0.0.1', 1789732826556, 1789732826556, 1805284826556),
	(4, '\x7c6432c8c61eb61a7ad2a59b9509be800c916002e2f5fd659f7d322114711c07', 44, '', '127.0.0.1', 1789732826556, 1795953641896, 1805284826556),
	(5, '\x69bc0a602fd63d42dc68d95416a0f356ed921e7d344511d6c80721665f425deb', 45, '', '127.0.0.1', 1789732826556, 1795953641896, 1805284826556),
	(6, '\xd18e251c0f966a35fdd577a5f22ca8e0b31545be89f50c96db898909692ddccb', 46, '', '127.0.0.1', 1789732826556, 1795953641896, 1805284826556),
	(7, '\xf60ed7e20df3eefbac50ea43ef70d26d385d7337dd0091015e834500e100e4c4', 47, '', '127.0.0.1', 1789732826556, 1795953641896, 1805284826556),
	(8, '\xb4f012eeb734481e3717d76e169bd6d79c325d3ac62c0bb3edd4e6029e05d4b7', 48, '', '127.0.0.1', 1789732826556, 1795953641896, 1805284826556),
	(9, '\xc060695d95092a816282fd37f997fc8f1e17004031ec7f51ac5f76f7baa78a24', 49, '', '127.0.0.1', 1789732826556, 1795953641896, 1805284826556),
	(10, '\xd21168769eba6b90e5e42f1590af881359b88819416cb85a5391c84200afa3fa', 50, '', '127.0.0.1', 1789732826556, 1795953641896, 1805284826556),
	(11, '\x73da17c11e9532f7a90a69b258b95d40a0c464cd2090e31502bc20942b4ca714', 51, '', '127.0.0.1', 1789732826556, 1795953641896, 1805284826556),
	(12, '\xc7aee610cdbd2026108841340c6247c3b08da36c921c0572ccb31c80c11c7950', 52, '', '127.0.0.1', 1789732826556, 1795953641896, 1805284826556),
	(13, '\x7882f4146a43b1adc5758bbbb69a7fd2b7d5d2c5a58ebb4ed7ce6ebf744783c5', 53, '', '127.0.0.1', 1789732826556, 1795953641896, 1805284826556),
	(14, '\xaa713d0464b483ad52b14e604f0e9341a669cb23bdf681b9cca24544504dfa58', 134, '', '127.0.0.1', 1795953870378, 1795953870378, 1811505870378),
	(15, '\xe4ca45eb1533728476ad82d4adacebc0adca611c657f7c5e021247d05da60816', 135, '', '127.0.0.1', 1795953870900, 1795953870900, 1811505870900),
	(16, '\x9210b276517294e7a84703d938c376d91d20b060653bc09e4f579590a1c941e9', 136, '', '127.0.0.1', 1795953871634, 1795953871634, 1811505871634),
	(17, '\x7f26dda5f1fcb5346155d62f0742133a540a5a3bad9906be3842c37bc7efc975', 137, '', '127.0.0.1', 1795953872147, 1795953872147, 1811505872147),
	(18, '\xc95177bac8644a59cf11b79af2e6525f8a4fa323b2aa9ed3eac37f8e917545cd', 138, '', '127.0.0.1', 1795953872585, 1795953872585, 1811505872585),
	(19, '\x2ef8f405cf79f9f223fa4dd8993ac75043966b57a49873c02e4226dcf1169809', 139, '', '127.0.0.1', 1795953873059, 1795953873059, 1811505873059);


--
-- Data for Name: sign_in_places; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sign_in_places VALUES
	(41, '\x70c0e464cc4273380e4ee93540bdfd36dff2d723109c718dcfbd8fdfa23f28c6', 1789732826556),
	(41, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1789732826556),
	(42, '\x743f3c9f42c522390683eef1b8f4da06253a18adfc723bd478fe5b8eb0cd9eb8', 1789732826556),
	(42, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1789732826556),
	(43, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1789732826556),
	(43, '\xe1eaccf245fa90c10fb6de2f1b02cba2ecc514e294801811e58441ff097de9e4', 1789732826556),
	(44, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1789732826556),
	(44, '\x9b7c6c2959a2236bc2a5004c4b86a4739718317b0f893618942c80c4e6fbd1b0', 1789732826556),
	(45, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1789732826556),
	(45, '\xffb36a82a72191630043769d0f4d068dc5bf3674941e2c12ffb10fb09266cc6a', 1789732826556),
	(46, '\x2206bc43af0df2dd59d25b95e33844b166aca33da8e16f174b1c77c6baaca35b', 1789732826556),
	(46, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1789732826556),
	(47, '\x818db900e40c219e70d100ca622c642ef18f7f73ddcec302d7f089415c6d4b2b', 1789732826556),
	(47, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1789732826556),
	(48, '\x69024fb23114091f8e810c76ec2c10be836ede6db324e98b6170d4f6feabb236', 1789732826556),
	(48, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1789732826556),
	(49, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1789732826556),
	(49, '\xfd250eda37e74ad6f8eeffd885556938a95c27123233bd365a2638f0a64ba297', 1789732826556),
	(50, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1789732826556),
	(50, '\xdd1ea3b20698954b18a2233b529582962a0dbc3bb2f5f9081a4aacc1bf839151', 1789732826556),
	(51, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1789732826556),
	(51, '\xffa4deff4865ce955a8c763b1dfbc16a638698b62502d0efb92d5d4d8654df22', 1789732826556),
	(52, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1789732826556),
	(52, '\xd894f0f266b0df5cbfad64137e0742978e308f492281ead23cbe6eb40f0389d8', 1789732826556),
	(53, '\x4335385871752c0e0c13a9d84e52e8b40ce9c2840af7d87bca6fe0be4c4319aa', 1789732826556),
	(53, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1789732826556),
	(134, '\x6449c45498b18c640796c1bf1cf542620a2a6879866a96b53d8b085b7c83d660', 1795953870378),
	(134, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1795953870378),
	(135, '\x89340e073c1e3efba61661e93861f3cc352d1aa8d70b08955165eebe15a2fa21', 1795953870900),
	(135, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1795953870900),
	(136, '\x9100ed1f661f42eca981da5b8c381acc67171b9c50a5c037762271016094e7bd', 1795953871634),
	(136, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1795953871634),
	(137, '\x416dcf8769495f75493518f8844246a272c9e2d2dae92f5b26e8ca5bec848a30', 1795953872147),
	(137, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1795953872147),
	(138, '\x831e810e596fe13e6e0002a18c74dfbaf1e1dddfe4bccb2fe1ef745594f8e94d', 1795953872585),
	(138, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1795953872585),
	(139, '\x45a72d78c9a54e64bbcda3e36c2c6feddf9073e0b8dfd50adeb41ae95a653c7c', 1795953873059),
	(139, '\x9428edb0cdc29df39a5dd2d1f0b701f43d4b52bf446ed2e0ed50df06516bf5cb', 1795953873059);


--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES
	(1, 40, '\x01077275737369616e086f6666696369616c4b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380080a0c8810980f0b252000102585a000000000000250567332d6634ea81af52968ecc810980f0b25201171200000562362d6335d4c4b129accbc9aa0980f0b25201080d00000566322d67338abde2288cc19cab0980f0b252011a1700000566362d6735a8cfe75284ec94aa0980f0b252010a0f00000565312d6632bc8a9d53d0a6b2aa0980f0b252011e1a00000561372d6236e0edef28a4eed7d30980f0b25201040800000567332d6834e2cbd128eeca93d40980f0b25201171300000565372d6636a8c49a29fc99f0fc0980f0b25201060a00000563332d6234b4829229bab8b4fd0980f0b25201151000000566382d6537dad5c629a2b4dca50a80f0b25201020600000568322d6733b4c4cc2886e49aa70a80f0b252011b1700000562382d6137848bad2a9e99e2cd0a80f0b25201000400000567312d683288889128fecbbcd10a80f0b252011f1b00000562362d6135b8f2e029e696b4f60a80f0b25201080c00000562322d6333aa87c928d4b4a6fb0a80f0b25201181500000561372d62369ce0df29caa6879f0b80f0b25201040800000561312d6232b8aff0519cf5e8fb0a80f0b252011c1800000566362d65359aeda829b0a991c80b80f0b252010a0e00000568343a6434da9ebf29c2c6dca40b80f0b252011311020e0f000565372d6636e0da8b29d0beb8f10b80f0b25201060a00000567332d6834ace9c62996cdc8cd0b80f0b25201171300000564382d6537f4b2c328dcfba79b0c80f0b25201010600000568322d6733a0adf652f68f85cd0b80f0b252011b1700000568362d673596bae628c6b1f4c40c80f0b252010b0f00000566343a66389ab0ab29dccf8cf60b80f0b25203120202070f000568382d673792adbd29b4f4e9ed0c80f0b25201030700000566383a6836eee9ab29eed5939f0c80f0b25201020b0107000566362d6735ded6ae28d68dee970d80f0b252010a0f00000568343a6438b0868b53bebfbb9e0c80f0b25203130102060f000564362d6535d6b2a32980cbfdc00d80f0b25201090e00000562343a6238da838229e4abecc70c80f0b25203100002050d000565352d663492a8cf28ee92e1ea0d80f0b252010e1200000567333a6535aa82e529ba99baf00c80f0b25201170e0112000562362d6335909b9829dee7fb930e80f0b25201080d00000564343a6236cadbc729f0ada5990d80f0b252011108010d000561353a6337a8afee28b6a8c0bd0e80f0b252010c050108000564383a6135c68e9e29aa8fbac20d80f0b25201010c01050002aa8fbac20db6a8c0bd0e0098cea598aa6800000000000180d0e195a16880e0c5d6a5680180d0e195a16880e0c5d6a5680000000000000000010003000000000000f885d1eb976898cea598aa6898cea598aa680098cea598aa685000'),
	(2, 45, '\x01077275737369616e086f6666696369616c4b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380080a0c8810980f0b25200010252580000000000002a0567332d663494d8b029ecb7caaa0980f0b25201171200000566362d6735f887bf288888bcab0980f0b252010a0f00000561332d6234c485bd52a8a2c0aa0980f0b25201141000000565372d6636aafbb429defcb9d40980f0b25201060a00000568322d6733fcb3a629acdeccd30980f0b252011b1700000566382d6537aac98029b4a3ecfd0980f0b25201020600000563332d6434c2c5f829ea8887fc0980f0b25201151100000567352d6834faad9829bae586a70a80f0b252010f1300000562322d6133a0cccb28caaceea50a80f0b25201181400000562362d6135eabb8929d099b0d00a80f0b25201080c00000564322d6333e4e8a529e6b3fbce0a80f0b25201191500000563372d623696e4d629baa58cf90a80f0b25201050800000565312d6432aeaaad28b8f980f90a80f0b252011e1900000564382d633798f6a02aa29f9ea10b80f0b25201010500000567312d6832889c5fb0cdd4ca0b80f0b252011f1b00000566362d6735e6b2f328bcdcddca0b80f0b252010a0f00000564342d6535fcb4f228b48895f40b80f0b25201110e00000562362d633580d7c729bcf5c8f30b80f0b25201080d00000563312d6232f4d5b552c0a292f40b80f0b252011d1800000565372d663684b69c29b8afdf9c0c80f0b25201060a00000565332d6434dedca729e2b59d9d0c80f0b25201161100000563353a6331b8d9d12880c6c0c60c80f0b252030d1d021119000566322d653386c4d529dce1fac50c80f0b252011a1600000568343a643494b49429ec81dfef0c80f0b252011311021617000568322d6733d2a6a7528aab86c60c80f0b252011b1700000567353a6533aa9fef28c2d2a2990d80f0b252010f160112000567332d6634ecd7f5529ec3c3c50c80f0b25201171200000565333a67358eb4bf29b48e96c20d80f0b25201160f0112000562342d6335eec8fe28b0eaf7ee0c80f0b25201100d00000564343a6236def68f52d687b9c20d80f0b252011108010d000563332d62349adec55296fce4ee0c80f0b25201151000000564363a6634e8eae728ee8c84ec0d80f0b252010912010e000562322d6333ea8f9c29acdcfb970d80f0b25201181500000563372d64368ae4c529e498f1940e80f0b25201050900000561312d6232a6dca82986f085c10d80f0b252011c1800000567352d683490c19c29d4c787be0e80f0b252010f1300000562342d63359ccea352ea9195c10d80f0b25201100d00000564363a6432dae5a929fad190e70e80f0b252010919020d15000562322d63338e8ca829dcf59fea0d80f0b25201181500000564323a6234a8c08352d281c0e70e80f0b2520119100115000561333a633596c89529c69dbd930e80f0b25201140d0110000562363a6434a2f69e29b0fbd3900f80f0b252010811010d0002c69dbd930eb0fbd3900f00e4af9aeaaa6800000180c0fdd49c6880f0fbf09f680180c0fdd49c6880f0fbf09f680000000000000000000000010103000000000000f885d1eb9768e4af9aeaaa68e4af9aeaaa6800e4af9aeaaa685a00'),
	(3, 48, '\x01077275737369616e086f6666696369616c4b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380080a0c8810980f0b2520001025a520000000000002c0565332d643498b5ea28e8da90ab0980f0b25201161100000562362d6135aac5d052d6caaa810980f0b25201080c00000561332d6234acb39b52bc97a8ab0980f0b25201141000000566362d6735868eef7bd0aceed70880f0b252010a0f00000562322d61339cb69629a0d1c4d40980f0b25201181400000567352d6834fccbd728d4d0c9810980f0b252010f1300000563312d6232f6c6ba52aafabcd40980f0b252011d1800000567372d6636ae96cf29a6aaadaa0980f0b25201070a00000564342d63359cf5b9528ef5b5d40980f0b25201110d00000566362d6535d4cb44d2ce9bfc0980f0b252010a0e00000564322d65339cf98a29f2ebddfd0980f0b25201191600000563372d6236c89988528aa5c6fc0980f0b25201050800000565332d6434c2efb229b0ecdda60a80f0b25201161100000568362d6735e88fca52a285affc0980f0b252010b0f00000564343a6636a0cfa87b908de8fd0980f0b25201110a010e000562363a6434f8e1b529aa93aca50a80f0b252010811010d000563333a6337908cfc2880f19ea70a80f0b252011505020911000562383a6436bea6b729ecdca7ce0a80f0b2520100090105000562322d63338cbc8b29f4a4c6d00a80f0b25201181500000566382d6737ccd1a229a0fbb7f70a80f0b25201020700000561312d62328ad3ae29eac1caf90a80f0b252011c1800000567373a6535f48f9c29acdbcea00b80f0b25201070e010a000565312d6432cacb9929a0e6e3a20b80f0b252011e1900000564382d6337e6a7d428c6a3adca0b80f0b25201010500000564322d6533c8ffc729d8d6cecb0b80f0b25201191600000561372d623692c88429b4cbdbf30b80f0b25201040800000565332d64349ae3ad29bee3d3f40b80f0b25201161100000565372d66368a88b229aab3dc9c0c80f0b25201060a00000566322d6533daddfe28e4f5879e0c80f0b252011a1600000568343a6632f6ca8529b4d889c60c80f0b25201131a0117000564342d6335ecb59929f8afa1c70c80f0b25201110d00000566323a6434e0af9f29d4989def0c80f0b252011a110116000563353a6533ba869529be99bff00c80f0b252010d160111000562362d6335e2b18929f2d6c6980d80f0b25201080d00000568322d67339afbb029a48ec1990d80f0b252011b1700000567352d6834cacfa129a8f7d7c10d80f0b252010f1300000567312d66329ec4fe2886baf5c20d80f0b252011f1a00000568382d6737f0939d29b8d3edea0d80f0b25201030700000565332d66348e84e352f8a5c5c20d80f0b25201161200000567372d6836e28f8e52d6b392eb0d80f0b25201070b00000566322d6533dcaab3299cebc4eb0d80f0b252011a1600000568343a6434a4ccfe28b2d7c6940e80f0b252011311021617000566342d6735eedc9029aefee6940e80f0b25201120f00000566363a6834deda8c29d4ececbd0e80f0b252010a13010f0002aefee6940ed4ececbd0e00b284e4a1b16800000180d0e195a16880e0c5d6a5680180d0e195a16880e0c5d6a568000180c0fdd49c6880f0fbf09f680180c0fdd49c6880f0fbf09f680000000000000000010102000000000000f885d1eb9768b284e4a1b168b284e4a1b16800b284e4a1b1686000'),
	(4, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300080a0c8810980f0b2520001025260000000000000000280a0c8810980a0c8810901a6fcdea8b968000000000000000000000000000000000000000000a6fcdea8b968a6fcdea8b968a6fcdea8b96800a6fcdea8b9680200'),
	(5, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300080a0c8810980f0b2520001025a58000000000000000280a0c8810980a0c8810901a6fcdea8b968000000000000000000000000000000000000000000a6fcdea8b968a6fcdea8b968a6fcdea8b96800a6fcdea8b9680200'),
	(6, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300080a0c8810980f0b2520001026058000000000000000280a0c8810980a0c8810901a6fcdea8b968000000000000000000000000000000000000000000a6fcdea8b968a6fcdea8b968a6fcdea8b96800a6fcdea8b9680200'),
	(7, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300080a0c8810980f0b252000102525a000000000000000280a0c8810980a0c8810901a6fcdea8b968000000000000000000000000000000000000000000a6fcdea8b968a6fcdea8b968a6fcdea8b96800a6fcdea8b9680200'),
	(8, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300080a0c8810980f0b2520001025a60000000000000000280a0c8810980a0c8810901a6fcdea8b968000000000000000000000000000000000000000000a6fcdea8b968a6fcdea8b968a6fcdea8b96800a6fcdea8b9680200'),
	(9, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300080a0c8810980f0b2520001025852000000000000000280a0c8810980a0c8810901a6fcdea8b968000000000000000000000000000000000000000000a6fcdea8b968a6fcdea8b968a6fcdea8b96800a6fcdea8b9680200'),
	(10, 52, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0ee6da09c01000102605a000000000000320533352d333000c0ee6d0001221d00000531362d3231dc4784c36ea09c01010f1400000533312d3237c042a0c86ea09c01011e1a00000532312d3236a636fea86fa09c0101141900000534302d33358426bcbe6fa09c0101272200000531382d3233e847b6fd6fa09c0101111600000532372d3231da2182b970a09c01011a1400000531372d3232ca3f8cda70a09c0101101500000532312d3136a044829171a09c0101140f00000532302d32359a3692c071a09c0101131800000534352d3430e83ebaee71a09c01012c2700000531352d3230a4328eaa72a09c01010e1300000533362d3331cc4f8ebb72a09c0101231e00000531322d3137a84e86f872a09c01010b1000000534312d3336d026deb073a09c0101282300000531302d3135d229d4ea73a09c0101090e00000533332d32399650e8fc73a09c0101201c00000531332d3138d8509cb674a09c01010c1100000534372d3431cc47bcd174a09c01012e28000004382d3132da1fe2b275a09c0101070b00000533382d3333ba46a2a775a09c01012520000004352d31308e51f4fd75a09c0101040900000534322d3338b25190f275a09c01012925000004392d3133f423a0f676a09c0101080c00000533322d3237ea4ec6bf76a09c01011f1a000003332d39f235cedc77a09c0101020800000534382d3432e62880b377a09c01012f2900000531372d3231ae29c0cf78a09c0101101400000533382d3332882b98a478a09c0101251f000003322d38da2b86c079a09c0101010700000535302d3435ca55eeea78a09c0101312c00000531312d31379c1c8ac07aa09c01010a1000000534322d3338802b8edc79a09c01012925000004362d3131c029eab27ba09c0101050a00000532392d3234ba38f4bf7aa09c01011c170000053230783239cc48be867ca09c0101131c011700053333783234ae23e6b87ba09c01012017011c000532322d3238e034feed7ca09c0101151b00000533382d3333e83e9e967ca09c0101252000000531372d3232c64cd8bd7da09c0101101500000533332d3239ca1bf4967da09c0101201c00000531312d31378443f4967ea09c01010a1000000534332d3338ca4ecae47da09c01012a25000003312d36ce42c6f07ea09c0101000500000533382d3333aa1bc0e57ea09c01012520000004362d31319849cec37fa09c0101050a00000534392d3433a425bcdc7fa09c0101302a00000531342d3230c83ea6a18001a09c01010d1300000534332d33388422d8d68001a09c01012a25000004392d3134921db4a08101a09c0101080d000002d8d68001b4a08101008ed3e1a1c46800000000000000000000000000000001010200000000f02ef02ef884cca1c4688ed3e1a1c4688ed3e1a1c468008ed3e1a1c4686800'),
	(11, 87, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0ee6da09c010001025c5e000000000000550533322d323800c0ee6d00011f1b00000532302d3235dc4784c36ea09c0101131800000533372d3332c042a0c86ea09c0101241f00000531362d3231a636fea86fa09c01010f1400000534312d33378426bcbe6fa09c0101282400000531392d3234e847b6fd6fa09c0101121700000534362d3431da2182b970a09c01012d2800000531312d3136ca3f8cda70a09c01010a0f00000533342d3239a044829171a09c0101211c00000531342d32309a3692c071a09c01010d1300000533392d3334e83ebaee71a09c0101262100000531302d3134a4328eaa72a09c0101090d00000532382d3233cc4f8ebb72a09c01011b1600000531382d3232a84e86f872a09c0101111500000534342d3339d026deb073a09c01012b2600000532312d3236d229d4ea73a09c0101141900000533322d32389650e8fc73a09c01011f1b00000531362d3231d8509cb674a09c01010f1400000535302d3434cc47bcd174a09c0101312b00000531332d3139da1fe2b275a09c01010c1200000533382d3332ba46a2a775a09c0101251f000004362d31318e51f4fd75a09c0101050a00000534332d3338b25190f275a09c01012a25000004352d3130f423a0f676a09c0101040900000534382d3433ea4ec6bf76a09c01012f2a000004392d3133f235cedc77a09c0101080c00000533352d3330e62880b377a09c0101221d0000053234783335ae29c0cf78a09c01011722011d000533312d3237882b98a478a09c01011e1a0000053232783331da2b86c079a09c0101151e011a00053336783136ca55eeea78a09c0101230f02141e000531392d32349c1c8ac07aa09c0101121700000533322d3237802b8edc79a09c01011f1a000003332d39c029eab27ba09c0101020800000534312d3336ba38f4bf7aa09c0101282300000532342d3330cc48be867ca09c0101171d00000532372d3231ae23e6b87ba09c01011a1400000531332d3138e034feed7ca09c01010c1100000533362d3331e83e9e967ca09c0101231e000004382d3133c64cd8bd7da09c0101070c00000534372d3431ca1bf4967da09c01012e2800000531382d32328443f4967ea09c0101111500000534312d3336ca4ecae47da09c01012823000003322d38ce42c6f07ea09c0101010700000533382d3332aa1bc0e57ea09c0101251f00000531332d31399849cec37fa09c01010c1200000534332d3338a425bcdc7fa09c01012a2500000531392d3234c83ea6a18001a09c0101121700000533322d32378422d8d68001a09c01011f1a000004382d3133921db4a08101a09c0101070c0000053237783138fc3bfcb68101a09c01011a11011500053133783232a042b4fa8101a09c01010c150111000534392d3433f23baa978201a09c0101302a000003312d36f41fe0f68201a09c0101000500000533382d3332b43b96f88201a09c0101251f000004392d3133943eecd48301a09c0101080c00000533322d32379c3a9ada8301a09c01011f1a00000531332d3138ce1abed68401a09c01010c1100000534322d3338cc2aeecb8401a09c01012925000003342d39d85186a18501a09c0101030800000533382d3332e046aea18501a09c0101251f000004392d3133ec4fbaed8501a09c0101080c00000532332d3139fa19d4a38601a09c0101161200000531347832339252c8b78601a09c01010d160112000432387838f845fcf98601a09c01011b07020c160004313278338450e4838701a09c01010b020107000432317831fc32a0e38701a09c01031400020610000531382d32339433f0ec8701a09c0101111600000431367837f252ceac8801a09c01010f06010a000532332d3238a835e8d38801a09c0101161b0000053237783138b81cb6ac8901a09c01011a1101150003332d39e043a8ac8901a09c0101020800000533327832338a4eccfa8901a09c01011f16011b0004392d31338235c6938a01a09c0101080c00000431387839ee2cfee98a01a09c01011108010c0004362d3131a04ec6e18a01a09c0101050a00000437783136fa54a4b18b01a09c0101060f010a000531302d3134ce2b98d28b01a09c0101090d000003392d33e020e4ac8c01a09c0103080200000531342d3139be43faaa8c01a09c01010d120000053233783134be36c6928d01a09c0101160d0112000432307839944386848d01a09c01011308010d000433783134de2e88808e01a09c0101020d0108000531352d3230a05186cf8d01a09c01010e1300000531342d3130c635e2e68e01a09c01010d09000002e2e68e0186cf8d010092f1f1a1c46800000000000000000000000000000001000200000000f02ef02ef884cca1c46892f1f1a1c46892f1f1a1c4680092f1f1a1c468ae0100'),
	(12, 171, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0cf24f02e0001025a5e000000000000a9010533332d323800c0cf240001201b00000532302d3235f021c0dc24f02e01131800000533322d32379e1f92df24f02e011f1a00000531352d3230d236ded424f02e010e1300000533312d3236ee1994f424f02e011e1900000531302d31358c2bc2d824f02e01090e00000533372d3332d62baef724f02e01241f00000531382d3233f639bccd24f02e01111600000534322d3337ba36e4ef24f02e01292400000531322d3138d627d6d424f02e010b1100000533362d3331dc50f8cd24f02e01231e000004372d3132bc358ace24f02e01060b00000534372d3432b250b6ac24f02e012e2900000532302d3234882cf2d024f02e01131700000533392d3333ba3cec9e24f02e01262000000531342d3230f839eac524f02e010d1300000534342d3339b649a68424f02e012b26000004392d3134ca3390c124f02e01080d00000534392d3434fe20989224f02e01302b000003332d39e4429cad24f02e01020800000534312d3336de50aaf023f02e012823000004352d3130f41898c324f02e01040900000534362d3431844496db23f02e012d28000003322d37de47aaaa24f02e01010600000533342d3239822e84dc23f02e01211c0000053233783334ac39ee9f24f02e011621011c00053430783239fa2ffada23f02e01271c0121000532352d3330f020eead24f02e01181d00000534342d34308643e4c623f02e012b2700000533302d33349e27c0b524f02e011d2100000533397833309650bea523f02e01261d0121000531372d323292329eb224f02e0110150000053238783137fc41b29223f02e011b10011500053131783232a238eca824f02e010a150110000533322d32388a2d989423f02e011f1b00000531322d31378831d4a624f02e010b1000000533302d32358a52fef022f02e011d18000004372d3131ba3b8a9a24f02e01060a00000533372d33328c4de2d222f02e01241f000004382d31328237f89124f02e01070b00000535302d3434a445aebc22f02e01312b000003312d37b851b0ef23f02e01000600000534302d3334e62fb8bb22f02e01272100000531382d3233da40c6dd23f02e0111160000053237783138fc1facca22f02e011a11011500053133783232a03796d523f02e010c15011100053239783237b250eaa822f02e011c1a0215160004392d3133aa19dcea23f02e01080c00000534322d33379e55bc8222f02e012924000003342d39c0308ce923f02e01030800000533342d33309e4d8ee421f02e01211d00000531322d3138962ae6ed23f02e010b1100000534342d33399419eaf921f02e012b2600000531382d32338c3dcadf23f02e01111600000533392d3334ba27a08122f02e01262100000531332d31388e26ace823f02e010c1100000534332d3339ec37a4f821f02e012a26000004392d3133c829d4ed23f02e01080c00000534382d3433fa2f9af721f02e012f2a000004372d3132f652cec923f02e01060b00000534352d3430e024aa8122f02e012c2700000532342d32399646a8b223f02e01171c0000053333783234d03ecaf121f02e012017011c00053230783239ac3aeca623f02e01131c0117000533392d3333be2efcf121f02e01262000000531392d3234c02c9ca923f02e011217000004333078388a32e2ee21f02e011d07020c170004313278339e52ee8523f02e010b02010700053333783234ba19988422f02e012017011c0003332d39fa30e48323f02e0102080000053238783139b832d08022f02e011b12011600053134783233e626ee8b23f02e010d160112000533352d3330be3c82f321f02e01221d000004392d31349650c8ea22f02e01080d00000533382d33339a3fd8e221f02e01252000000531372d3232c04cf8cc22f02e01101500000532362d32319a22aeef21f02e01191400000531342d3139b231b6ca22f02e010d12000005323478313382549cca21f02e01170c01120004313878399c338ac622f02e011108010c00053237783239e62aa6ce21f02e011a1c02151600053136783439b840c2b422f02e030f3003141f2a000534302d3335c241d4bb21f02e01272200000534392d3231a8318ab222f02e01301400000532392d32348240c2aa21f02e011c1700000432312d38842df6b322f02e01140700000533342d3239b626fcb221f02e01211c000004382d3137c8389eaa22f02e01071000000533372d3332f84ff49121f02e01241f0000053137783339c021ceb722f02e0110260120000533322d3237d82a8c9621f02e011f1a00000531312d3137fc4fc29622f02e010a1000000532342d31398c42f08221f02e01171200000533392d3238aa2d889822f02e01261b00000534312d3337d2488ee920f02e0128240000053238783134fc31fc9422f02e011b0d0112000532372d32318a3ff4d820f02e011a140000053137783236b43ab88922f02e0110190114000533302d3234b625aee220f02e011d170000053134783436d019d89e22f02e010d2d0124000533312d32379c3a82d720f02e011e1a000004392d3134a818a0b522f02e01080d00000532372d3232ca24a8e120f02e011a15000004362d3131b62ddab622f02e01050a00000533352d3330a24af6c520f02e01221d00000531312d3136d837f2ad22f02e010a0f00000532322d3137b041b6b320f02e01151000000534362d3332cc50968c22f02e012d1f00000531372d31328627a0bb20f02e01100b00000533322d3337be4ac8f021f02e011f2400000533362d3331c052d09720f02e01231e00000533372d3432962fa2f021f02e01242900000533312d3237a43f9c8720f02e011e1a00000534322d3437a251f0cd21f02e01292e00000532372d3232824b8aeb1ff02e011a1500000534372d3338f242eeb921f02e012e2500000431322d38c433b6e61ff02e010b0700000531342d3139e450fa9721f02e010d120000053234783133de26c8ee1ff02e01170c0112000533387833358c3ede8821f02e012522021c1d0003382d32ec51cccb1ff02e03070100000433357838da17f49f21f02e012207010c0003327835ee26ced31ff02e010104020709000531362d3231ea51fafc20f02e010f14000004352d3332e43cdac51ff02e01041f00000532362d3331da3e90ed20f02e01191e0000053332783136a626a4ce1ff02e011f0f0114000533312d3336822ffeec20f02e011e2300000531362d3433f451a0ab1ff02e010f2a00000533362d3431a24ccccf20f02e01232800000532352d3230da26b6b31ff02e0118130000053135783234ae548eaa20f02e010e170113000534332d33398a389caa1ff02e012a2600000534312d3437a04dde8b20f02e03282e00000533392d3438b83dd49b1ff02e01262f00000534372d34319c53b2e71ff02e012e2800000534382d3331ee55d6f41ef02e012f1e00000534312d3233a641fcd41ff02e01281600000532322d3137a62aa0f91ef02e01151000000532332d3436be27aedc1ff02e01162d00000433312d34fe5292d51ef02e011e0300000534362d33379a4684c51ff02e012d24000004342d3336b84fcab41ef02e01032300000533372d3233e24892ab1ff02e01241600000433362d399830a2b31ef02e01230800000532332d3430bc4ac68f1ff02e011627000004392d33319c1bf6c61ef02e01081e00000534302d32399c4a9af41ef02e01271c00000433312d34c02da6c81ef02e011e0300000532342d3330f24a98d81ef02e01171d00000531372d31319e1ef8d81ef02e01100a00000532392d31329430f4d61ef02e011c0b000004342d3336c03ca8cb1ef02e01032300000531322d3236d22492e11ef02e010b1900000433362d34ee20aad91ef02e01230300000532362d3438bc4fc6c01ef02e01192f00000431312d3680409ac81ef02e010a0500000533302d3335d451e29d1ef02e011d22000003362d31c052caa41ef02e03050000000534382d3339ca2588a71ef02e012f26000003312d369e4b9c881ef02e01000500000533392d3530d442a4931ef02e012631000004342d3135ca2dc2891ef02e01030e00000533352d3430fe2b96961ef02e01222700000531352d323496479cf11df02e010e1700000534302d3435b427d29d1ef02e01272c00000532342d3133a63ce6e31df02e01170c00000535302d3131fc43c6881ef02e01310a00000436783530ec39ead81df02e010531010a0002ead81dc6881e00c8f5aaabc46800000000000000000000000000000001000200000000f02ef02ef8f4dfaac468c8f5aaabc468c8f5aaabc46800c8f5aaabc468d60200'),
	(29, 1, '\x01076974616c69616e087374616e646172640e573a5732312d33323a42312d31320180d098f70101028c028e02000000000000000280d098f70180d098f7010184ee8af3c46800000000000000000000000000000000000000000084ee8af3c46884ee8af3c46884ee8af3c4680084ee8af3c4680200'),
	(13, 43, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0cf24f02e0001025254000000000000280533332d323800c0cf240001201b00000532302d3235f021c0dc24f02e01131800000533392d33339e1f92df24f02e01262000000531382d3233d236ded424f02e01111600000533312d3236ee1994f424f02e011e1900000532332d32398c2bc2d824f02e01161c0000053334783233d62baef724f02e012116011c000531352d3230f639bccd24f02e010e1300000534342d3339ba36e4ef24f02e012b2600000531302d3135d627d6d424f02e01090e00000534302d3334dc50f8cd24f02e01272100000532302d3234bc358ace24f02e01131700000535302d3434b250b6ac24f02e01312b00000531332d3138882cf2d024f02e010c1100000533342d3330ba3cec9e24f02e01211d0000053235783334f839eac524f02e011821011d00053339783330b649a68424f02e01261d012100053138783239ca3390c124f02e01111c0116000533302d3235fe20989224f02e011d18000004392d3133e4429cad24f02e01080c00000534342d3339de50aaf023f02e012b2600000531372d3232f41898c324f02e0110150000053238783137844496db23f02e011b10011500053132783231de47aaaa24f02e010b14011000053236783137822e84dc23f02e011910011400053131783232ac39ee9f24f02e010a150110000533322d3238fa2ffada23f02e011f1b000004372d3131f020eead24f02e01060a00000532387831378643e4c623f02e011b100115000531317832329e27c0b524f02e010a150110000533372d33329650bea523f02e01241f00000531332d313892329eb224f02e010c1100000534312d3337fc41b29223f02e012824000003312d37a238eca824f02e01000600000533322d32388a2d989423f02e011f1b000004372d31318831d4a624f02e01060a00000532387831378a52fef022f02e011b10011500053131783232ba3b8a9a24f02e010a150110000533372d33328c4de2d222f02e01241f00000531392d32338237f89124f02e011216000002be8d22f8912400d298f1aac46800000000000000000000000000000001020400000000f02ef02ef8f4dfaac468aed3f0aac468aed3f0aac46800d298f1aac4685600'),
	(14, 43, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0cf24f02e0001025c62000000000000280533322d323700c0cf2400011f1a00000531392d3233f021c0dc24f02e01121600000533312d32369e1f92df24f02e011e1900000531332d3139d236ded424f02e010c1200000533372d3332ee1994f424f02e01241f00000531372d32318c2bc2d824f02e0110140000053236783137d62baef724f02e011910011400053131783331f639bccd24f02e010a1e02101a00053336783237ba36e4ef24f02e01231a011e0004392d3133d627d6d424f02e01080c00000534312d3337dc50f8cd24f02e01282400000531322d3137bc358ace24f02e010b1000000533332d3238b250b6ac24f02e01201b000004372d3132882cf2d024f02e01060b00000534362d3431ba3cec9e24f02e012d28000003322d37f839eac524f02e01010600000533392d3333b649a68424f02e01262000000531372d3232ca3390c124f02e0110150000053238783137fe20989224f02e011b10011500053132783231e4429cad24f02e010b140110000533352d3330de50aaf023f02e01221d000004372d3132f41898c324f02e01060b00000533332d3239844496db23f02e01201c00000531322d3137de47aaaa24f02e010b1000000533382d3333822e84dc23f02e01252000000532312d3236ac39ee9f24f02e01141900000534332d3338fa2ffada23f02e012a2500000531372d3232f020eead24f02e01101500000534312d33368643e4c623f02e01282300000532327833319e27c0b524f02e01151e011a000533367832379650bea523f02e01231a011e0003342d3992329eb224f02e01030800000534302d3335fc41b29223f02e01272200000532302d3234a238eca824f02e01131700000532397832308a2d989423f02e011c130117000531347832358831d4a624f02e010d180113000533342d32398a52fef022f02e01211c0000053233783334ba3b8a9a24f02e011621011c000533307833398c4de2d222f02e011d2601210004382d31328237f89124f02e01070b000002be8d22f8912400d298f1aac46800000000000000000000000000000001020400000000f02ef02ef8f4dfaac468aed3f0aac468aed3f0aac46800d298f1aac4685600'),
	(15, 43, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0cf24f02e0001026a64000000000000280533322d323700c0cf2400011f1a00000532302d3234f021c0dc24f02e01131700000533372d33329e1f92df24f02e01241f00000531372d3231d236ded424f02e01101400000533342d3330ee1994f424f02e01211d00000531342d32308c2bc2d824f02e010d1300000533312d3236d62baef724f02e011e1900000532342d3239f639bccd24f02e01171c0000053333783234ba36e4ef24f02e012017011c00053230783239d627d6d424f02e01131c011700053236783137dc50f8cd24f02e011910011400053131783331bc358ace24f02e010a1e02101a00053336783237b250b6ac24f02e01231a011e000532392d3334882cf2d024f02e011c210000053430783239ba3cec9e24f02e01271c0121000531382d3232f839eac524f02e0111150000053237783138b649a68424f02e011a11011500053132783235ca3390c124f02e010b1803111c1d000534312d3337fe20989224f02e01282400000531362d3231e4429cad24f02e010f1400000534362d3431de50aaf023f02e012d2800000531352d3230f41898c324f02e010e1300000534342d3430844496db23f02e012b27000004362d3131de47aaaa24f02e01050a00000533382d3333822e84dc23f02e01252000000531312d3136ac39ee9f24f02e010a0f00000533322d3237fa2ffada23f02e011f1a0000053231783332f020eead24f02e01141f011a000533377832388643e4c623f02e01241b011f000532302d32349e27c0b524f02e01131700000533392d33349650bea523f02e01262100000531362d323192329eb224f02e010f1400000533342d3330fc41b29223f02e01211d0000053235783334a238eca824f02e011821011d000534307832308a2d989423f02e012713021721000531302d31358831d4a624f02e01090e00000534352d34308a52fef022f02e012c270000053135783234ba3b8a9a24f02e010e170113000534302d33348c4de2d222f02e012721000004352d31308237f89124f02e010409000002be8d22f8912400d298f1aac46800000000000000000000000000000001020400000000f02ef02ef8f4dfaac468aed3f0aac468aed3f0aac46800d298f1aac4685600'),
	(16, 169, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0cf24f02e0001026668000000000000a7010533322d323800c0cf2400011f1b00000531362d3231f021c0dc24f02e010f1400000533342d33309e1f92df24f02e01211d00000531382d3233d236ded424f02e01111600000533382d3332ee1994f424f02e01251f00000532312d32368c2bc2d824f02e01141900000534332d3338d62baef724f02e012a2500000531372d3231f639bccd24f02e01101400000534392d3433ba36e4ef24f02e01302a00000531322d3137d627d6d424f02e010b1000000533392d3334dc50f8cd24f02e01262100000531312d3136bc358ace24f02e010a0f00000533332d3239b250b6ac24f02e01201c00000531332d3138882cf2d024f02e010c1100000533382d3333ba3cec9e24f02e012520000004382d3132f839eac524f02e01070b00000534332d3339b649a68424f02e012a2600000532302d3235ca3390c124f02e01131800000533312d3237fe20989224f02e011e1a000004392d3133e4429cad24f02e01080c00000534382d3433de50aaf023f02e012f2a000004372d3131f41898c324f02e01060a00000532392d3234844496db23f02e011c17000003332d38de47aaaa24f02e01020700000534332d3338822e84dc23f02e012a25000003312d37ac39ee9f24f02e01000600000533332d3239fa2ffada23f02e01201c000003342d39f020eead24f02e01030800000533392d33338643e4c623f02e01262000000531342d32309e27c0b524f02e010d1300000534342d33399650bea523f02e012b2600000531302d313492329eb224f02e01090d00000533362d3331fc41b29223f02e01231e000004352d3130a238eca824f02e01040900000535302d34348a2d989423f02e01312b00000531382d32328831d4a624f02e01111500000532397831388a52fef022f02e011c11011600053230783239ba3b8a9a24f02e01131c0117000533337832348c4de2d222f02e012017011c000532327833338237f89124f02e011520011b00053338783239a445aebc22f02e01251c012000053132783233b851b0ef23f02e010b16011100053239783138e62fb8bb22f02e011c11011600053133783232da40c6dd23f02e010c150111000432347834fc1facca22f02e0317030208120004382d3132a03796d523f02e01070b0000053237783138b250eaa822f02e011a11011500053132783233aa19dcea23f02e010b160111000533302d32349e55bc8222f02e011d17000003322d38c0308ce923f02e01010700000533392d33339e4d8ee421f02e01262000000531342d3230962ae6ed23f02e010d1300000533332d32399419eaf921f02e01201c000004382d31328c3dcadf23f02e01070b0000053239783138ba27a08122f02e011c110116000531327832338e26ace823f02e010b160111000533342d3239ec37a4f821f02e01211c0000053233783334c829d4ed23f02e011621011c00053430783239fa2f9af721f02e01271c01210004372d3132f652cec923f02e01060b000004342d3133e024aa8122f02e01030c00000531302d31349646a8b223f02e01090d00000533322d3238d03ecaf121f02e011f1b00000532352d3330ac3aeca623f02e01181d00000431332d32be2efcf121f02e010c010000053330783139c02c9ca923f02e011d1201170004327832348a32e2ee21f02e0101170112000532302d32359e52ee8523f02e01131800000532342d3133ba19988422f02e01170c00000531342d3230fa30e48323f02e010d1300000534342d3430b832d08022f02e012b2700000532352d3330e626ee8b23f02e01181d0000053335783234be3c82f321f02e012217011d000532302d32359650c8ea22f02e01131800000531332d31399a3fd8e221f02e010c1200000531322d3138c04cf8cc22f02e010b1100000431392d359a22aeef21f02e01120400000531382d3232b231b6ca22f02e01111500000532382d323382549cca21f02e011b1600000532312d32379c338ac622f02e01141a00000534312d3336e62aa6ce21f02e01282300000531372d3231b840c2b422f02e01101400000534362d3431c241d4bb21f02e012d2800000531312d3137a8318ab222f02e010a1000000532342d31398240c2aa21f02e011712000004362d3131842df6b322f02e01050a00000531392d3134b626fcb221f02e01120d00000531352d3230c8389eaa22f02e010e1300000531342d3130f84ff49121f02e010d0900000532372d3332c021ceb722f02e011a1f0000053337783238d82a8c9621f02e01241b011f00053236783436fc4fc29622f02e03192d021e28000431302d348c42f08221f02e0309030000053232783234aa2d889822f02e011517021b1c000532332d3138d2488ee920f02e01161100000532312d3237fc31fc9422f02e01141a00000534322d33388a3ff4d820f02e01292500000531362d3231b43ab88922f02e010f1400000531382d3133b625aee220f02e01110c00000532342d3330d019d89e22f02e01171d00000431332d389c3a82d720f02e010c0700000531312d3136a818a0b522f02e010a0f00000434783331ca24a8e120f02e01031e011a000533302d3334b62ddab622f02e011d210000053430783239a24af6c520f02e01271c0121000532302d3234d837f2ad22f02e0113170000053239783230b041b6b320f02e011c13011700053235783134cc50968c22f02e01180d011300033578368627a0bb20f02e010405020d10000532312d3237be4ac8f021f02e01141a00000433317839c052d09720f02e011e08011a000531362d3231962fa2f021f02e010f14000003382d33a43f9c8720f02e03070200000532312d3236a251f0cd21f02e011419000004392d3133824b8aeb1ff02e01080c00000534362d3233f242eeb921f02e012d1600000531332d3234c433b6e61ff02e010c1700000532332d3138e450fa9721f02e011611000004362d3530de26c8ee1ff02e01053100000531382d32338c3ede8821f02e011116000004332d3230ec51cccb1ff02e01021300000532332d3138da17f49f21f02e01161100000435302d36ee26ced31ff02e01310500000531382d3237ea51fafc20f02e01111a00000533382d3333e43cdac51ff02e01252000000532362d3331da3e90ed20f02e01191e00000532342d3139a626a4ce1ff02e01171200000532372d3138822ffeec20f02e011a110000053336783237f451a0ab1ff02e01231a011e00053138783336a24ccccf20f02e011123011a000533332d3238da26b6b31ff02e01201b00000433362d34ae548eaa20f02e01230300000532302d31348a389caa1ff02e01130d000004342d3336a04dde8b20f02e01032300000531392d3335b83dd49b1ff02e01122200000533362d33319c53b2e71ff02e01231e00000533352d3330ee55d6f41ef02e01221d00000533312d3138a641fcd41ff02e011e1100000533302d3339a62aa0f91ef02e011d2600000431382d34be27aedc1ff02e01110300000533392d3438fe5292d51ef02e01262f000004342d32379a4684c51ff02e01031a00000431342d33b84fcab41ef02e010d0200000432372d34e24892ab1ff02e011a03000004332d31349830a2b31ef02e01020d000004342d3135bc4ac68f1ff02e01030e00000431342d339c1bf6c61ef02e010d0200000431352d349c4a9af41ef02e010e03000003332d38c02da6c81ef02e010207000004342d3138f24a98d81ef02e010311000004362d31379e1ef8d81ef02e01051000000431382d379430f4d61ef02e01110600000531372d3231c03ca8cb1ef02e011014000004372d3136d22492e11ef02e01060f00000532312d3132ee20aad91ef02e01140b00000531362d3338bc4fc6c01ef02e010f25000003382d3280409ac81ef02e01070100000533382d3237d451e29d1ef02e01251a00000531322d3430c052caa41ef02e010b2700000432372d39ca2588a71ef02e011a08000004322d31319e4b9c881ef02e01010a000004392d3134d442a4931ef02e01080d00000534302d3233ca2dc2891ef02e01271600000431342d35fe2b96961ef02e010d0400000534352d343096479cf11df02e012c27000004352d3134b427d29d1ef02e01040d0000053233783130a63ce6e31df02e011609010d0002e6e31dd29d1e00e0f7a9abc46800000000000000000000000000000001000300000000f02ef02ef8f4dfaac468e0f7a9abc468e0f7a9abc46800e0f7a9abc468d20200'),
	(17, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0ee6da09c010001025c5e0000000000000002c0ee6dc0ee6d000000000000000000000000000000000000000000f02ef02eaaa7eef2c468aaa7eef2c468aaa7eef2c46800aaa7eef2c4680200'),
	(18, 1, '\x01077275737369616e086f6666696369616c4b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c683800c0fc15a01f00010260620000000000000002c0fc15c0fc15000000000000000000000000000000000000000000d028d028d8beeef2c468d8beeef2c468d8beeef2c46800d8beeef2c4680200'),
	(19, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0fc15a01f0000026a660000000000000002c0fc15c0fc15000000000000000000000000000000000000000000d028d028d4f6eef2c468d4f6eef2c468d4f6eef2c46800d4f6eef2c4680200'),
	(20, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d323000c0fc15a01f00000264680000000000000002c0fc15c0fc15000000000000000000000000000000000000000000d028d028d4f6eef2c468d4f6eef2c468d4f6eef2c46800d4f6eef2c4680200'),
	(21, 1, '\x010d696e7465726e6174696f6e616c04666d6a640e573a5733312d35303a42312d32300180d098f70101028e028c02000000000000000280d098f70180d098f70101aec88af3c468000000000000000000000000000000000000000000aec88af3c468aec88af3c468aec88af3c46800aec88af3c4680200'),
	(22, 33, '\x01077275737369616e086f6666696369616c4b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70100028c028e020000000000001f0563332d62341080d098f7011001151000000566362d67351a80d098f7011a010a0f00000567332d68340e80d098f7010e01171300000564362d65351080d098f7011001090e00000568343a64341080d098f70110011311020e0f000562362d63354280d098f7014201080d00000562343a64361680d098f70116011009010d000563373a63332480d098f70124010515020911000562323a64343a80d098f7013a0118110115000565372d66362680d098f7012601060a00000566322d67331680d098f70116011a1700000566362d65351680d098f70116010a0e00000564343a66361280d098f7011201110a010e000567373a65350e80d098f7010e01070e010a000561312d62321a80d098f7011a011c1800000565352d64341880d098f70118010e1100000565333a63350c80d098f7010c01160d0111000564382d63371080d098f7011001010500000567332d68341280d098f7011201171300000563372d64361680d098f7011601050900000563353a65371880d098f70118010d060109000566383a64361e80d098f7011e0102090106000568322d67331c80d098f7011c011b1700000568382d67371480d098f7011401030700000564322d65330c80d098f7010c01191600000561372d62362680d098f7012601040800000565332d66340e80d098f7010e01161200000562362d61350a80d098f7010a01080c00000562322d63330c80d098f7010c01181500000561352d62341280d098f70112010c1000000561333a65370c80d098f7010c011406020910000280d098f701fccf98f70100d0d38af3c468000000000000000000000000000000010100000000000000fccd8af3c468ccd38af3c468ccd38af3c46800d0d38af3c4684200'),
	(23, 1, '\x01086769766561776179087374616e646172644b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70101028c028e02000000000000000280d098f70180d098f70101dcd38af3c468000000000000000000000000000000000000000000dcd38af3c468dcd38af3c468dcd38af3c46800dcd38af3c4680200'),
	(24, 35, '\x0107656e676c697368087374616e646172640e423a5732312d33323a42312d31320180d098f70100028e028c02000000000000210531312d31360880d098f70108010a0f00000532322d31370c80d098f7010c011510000004392d31330a80d098f7010a01080c00000532332d31381480d098f7011401161100000531337832320a80d098f7010a010c150110000532367831371480d098f7011401191001150004372d31311480d098f7011401060a00000533302d32361280d098f70112011d19000003352d391080d098f7011001040800000532362d32321280d098f7011201191500000531362d32300c80d098f7010c010f1300000531372d31330a80d098f7010a01100c000003322d370e80d098f7010e01010600000531382d31340e80d098f7010e01110d00000531307832360a80d098f7010a010919020d15000533317832320e80d098f7010e011e150119000531312d31362280d098f70122010a0f00000532322d31380e80d098f7010e011511000004392d31341a80d098f7011a01080d000004313878321280d098f7011203110102050d000531362d31390880d098f70108010f12000004327831310a80d098f7010a01010a01060004387831351080d098f7011001070e010a000431332d390880d098f70108010c08000003332d380c80d098f7010c010207000003392d350c80d098f7010c01080400000531352d31380a80d098f7010a010e1100000532347831350c80d098f7010c01170e0112000531322d31360c80d098f7010c010b0f00000531352d31300a80d098f7010a010e0900000531382d32330880d098f7010801111600000532377831380880d098f70108011a1101160004382d31310880d098f7010801070a000002f8cf98f70180d098f70100fedb8af3c468000000000000000000000000000000010000000000000000b2d88af3c468f6db8af3c468f6db8af3c46800fedb8af3c4684600'),
	(25, 1, '\x01096272617a696c69616e087374616e646172644b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70101028c028e02000000000000000280d098f70180d098f7010192dc8af3c46800000000000000000000000000000000000000000092dc8af3c46892dc8af3c46892dc8af3c4680092dc8af3c4680200'),
	(26, 37, '\x0104706f6f6c087374616e646172640e423a5732312d33323a42312d31320180d098f70100028c028e02000000000000230531312d31360e80d098f7010e010a0f00000532322d31370680d098f70106011510000004392d31330880d098f7010801080c00000532332d31380680d098f7010601161100000531337831350a80d098f7010a010c0e021011000532342d31390c80d098f7010c01171200000531367832330a80d098f7010a010f160112000532377831310680d098f70106011a0a020e160004387831350c80d098f7010c01070e010a000532362d32321080d098f70110011915000003362d390e80d098f7010e01050800000532322d31380a80d098f7010a01151100000531357832321080d098f70110010e150111000532357831381e80d098f7011e01181101150003342d382080d098f7012001030700000531382d31350e80d098f7010e01110e00000531307831391480d098f70114010912010e000533312d32371080d098f70110011e1a000004392d31330c80d098f7010c01080c00000532372d32330880d098f70108011a1600000531397832361080d098f701100112190116000533307832330c80d098f7010c011d1601190003352d391080d098f7011001040800000532392d32351280d098f70112011c18000004372d31300880d098f7010801060900000532382d32341480d098f70114011b1700000531302d31340e80d098f7010e01090d00000532342d32300a80d098f7010a011713000004382d31310e80d098f7010e01070a00000532302d31360a80d098f7010a01130f00000531327832361280d098f70112010b19020f16000532312d31370c80d098f7010c01141000000531347833300c80d098f7010c030d1d021018000533322d32380a80d098f7010a011f1b000003332d380c80d098f7010c010207000002facf98f70180d098f70100e2e48af3c46800000000000000000000000000000001010000000000000082e18af3c468dce48af3c468dce48af3c46800e2e48af3c4684a00'),
	(27, 38, '\x01077370616e697368087374616e646172640e573a57312d31323a4232312d33320180d098f70101028e028c02000000000000240531302d31331280d098f7011201161300000532332d32300a80d098f7010a01090c00000531322d31360e80d098f7010e01141000000532322d31390c80d098f7010c010a0d00000531367832331680d098f70116011009010c000532377832301280d098f7011201050c01090004362d31300c80d098f7010c011a1600000533312d32370880d098f70108010105000004382d31321480d098f7011401181400000532372d32331480d098f7011401050900000531332d31370e80d098f7010e01130f00000532302d31360880d098f70108010c10000003332d360880d098f70108011d1a00000531392d31350a80d098f7010a010d1100000531317832370c80d098f7010c011505020911000533307832331080d098f701100102090105000531302d31333a80d098f7013a01161300000532332d31393e80d098f7013e01090d00000531322d31352680d098f70126011411000004313978331280d098f70112030d1d021119000531332d31381e80d098f7011e01130e000004337832320a80d098f7010a011d0a020e1a0003342d381880d098f70118011c1800000532322d31380680d098f70106010a0e000004382d31321080d098f70110011814000004313678371680d098f7011601101901140003322d360c80d098f7010c011e1a000003372d330880d098f7010803191d000004362d31301280d098f70112011a16000004337831330880d098f70108011d1301160004352d31301080d098f70110011b16000004313378330a80d098f7010a01131d01160004392d31331e80d098f7011e011713000004313878390e80d098f7010e010e1701130003312d350c80d098f7010c011f1b0000033978320680d098f7010601171e011b000280d098f70180d098f70100eae98af3c468000000000000000000000000000000010102000000000000eae48af3c468eae98af3c468eae98af3c46800eae98af3c4684c00'),
	(28, 38, '\x010a706f7274756775657365087374616e646172640e573a57312d31323a4232312d33320180d098f70100028c028e02000000000000240531302d31330680d098f7010601161300000532332d32300e80d098f7010e01090c00000531322d31360480d098f7010401141000000532322d31390a80d098f7010a010a0d00000531367832330880d098f70108011009010c000532377832300c80d098f7010c01050c01090004362d31300880d098f70108011a1600000533312d32370c80d098f7010c010105000004382d31320480d098f7010401181400000532372d32330a80d098f7010a01050900000531332d31370680d098f7010601130f00000532302d31360c80d098f7010c010c10000003332d360680d098f70106011d1a00000531392d31350c80d098f7010c010d1100000531317832370c80d098f7010c011505020911000533307832330a80d098f7010a0102090105000531302d31330e80d098f7010e01161300000532332d31390e80d098f7010e01090d00000531322d31350a80d098f7010a011411000004313978330a80d098f7010a030d1d021119000531332d31380680d098f7010601130e000004337832320c80d098f7010c011d0a020e1a0003342d381680d098f70116011c1800000532322d31380c80d098f7010c010a0e000004382d31320880d098f70108011814000004313678370e80d098f7010e01101901140003322d361480d098f70114011e1a000003372d330880d098f7010803191d000004362d31300680d098f70106011a16000004337831332680d098f70126011d1301160004352d31300a80d098f7010a011b16000004313378331480d098f7011401131d01160004392d31331a80d098f7011a011713000004313878391080d098f70110010e1701130003312d350a80d098f7010a011f1b0000033978324080d098f7014001171e011b000280d098f70180d098f70100deed8af3c468000000000000000000000000000000010102000000000000f8e98af3c468deed8af3c468deed8af3c46800deed8af3c4684c00'),
	(30, 38, '\x0105637a656368087374616e646172644b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70100028e028c02000000000000240563332d62340e80d098f7010e01151000000566362d67350880d098f70108010a0f00000567332d68340e80d098f7010e01171300000564362d65350680d098f7010601090e00000568347866360880d098f7010801130a010f000565377867350880d098f7010801060f010a000564322d63331480d098f7011401191500000566382d65370880d098f7010801020600000568322d67332a80d098f7012a011b1700000565372d66360a80d098f7010a01060a00000562342d61351080d098f7011001100c00000567352d68340680d098f70106010f1300000565312d64321880d098f70118011e1900000565352d66340880d098f70108010e1200000565337865370a80d098f7010a011606020a12000564387866361080d098f7011001010a0106000563332d62341a80d098f7011a01151000000566362d65350c80d098f7010c010a0e00000567332d66341480d098f7011401171200000565357865310a80d098f7010a030e1e02121a000562342d63352280d098f7012201100d00000565317864361080d098f70110011e09020d19000567312d68321480d098f70114011f1b00000564362d63350c80d098f7010c01090d00000568322d67331280d098f70112011b1700000568347866321480d098f7011401131a0117000563312d64321080d098f70110011d1900000566322d65310c80d098f7010c031a1e00000564322d63331280d098f7011201191500000565317862340880d098f70108011e100115000562322d63331680d098f7011601181500000562347865310880d098f7010801101e0115000561332d62340880d098f7010801141000000563357861330c80d098f7010c010d140110000561312d62321680d098f70116011c1800000561337863310680d098f7010601141d0118000280d098f70180d098f7010082f68af3c468000000000000000000000000000000010102000000000000e8f18af3c46882f68af3c46882f68af3c4680082f68af3c4684c00'),
	(31, 1, '\x010863616e616469616e087374616e646172640e573a5734332d37323a42312d33300180d098f70101028c028e02000000000000000280d098f70180d098f701019af68af3c4680000000000000000000000000000000000000000009af68af3c4689af68af3c4689af68af3c468009af68af3c4680200'),
	(32, 43, '\x01076672697369616e087374616e646172640e573a5733312d35303a42312d32300180d098f70100028c028e02000000000000290533312d32361080d098f70110011e1900000531382d32320a80d098f7010a01111500000533372d33311480d098f7011401241e00000532302d32350e80d098f7010e01131800000533312d32370e80d098f7010e011e1a00000531377832381480d098f7011401101b021a1f000533387832370880d098f7010801251a02151b000531322d31371480d098f70114010b1000000534322d33370a80d098f7010a01292400000531352d32301480d098f70114010e1300000533357832341880d098f70118012217021318000531397833301a80d098f7011a01121d0117000533347832350e80d098f7010e012118011d000531362d32311080d098f70110010f1400000532377831381280d098f70112011a110210140004387832381e80d098f7011e01071b0111000533337832321880d098f70118012015011b0003332d381480d098f7011401020700000532322d31371480d098f70114011510000004377832370c80d098f7010c01061a0110000532367832381c80d098f7011c01191b011a000531312d31361080d098f70110010a0f00000534302d33350e80d098f7010e01272200000531342d32300e80d098f7010e010d1300000532357831340880d098f7010801180d0407080c130004347832341480d098f70114010317010d000532382d32320a80d098f7010a011b1500000532342d33301080d098f7011001171d00000533357832341a80d098f7011a012217011d000531362d32311080d098f70110010f1400000532322d31370c80d098f7010c01151000000532317831320a80d098f7010a01140b0110000533372d33321880d098f7011801241f000003322d371c80d098f7011c01010600000534352d34300880d098f70108012c27000004372d31312080d098f7012001060a00000532342d31390a80d098f7010a01171200000531322d31380a80d098f7010a010b1100000531397831370e80d098f7010e0112100111000531317834321080d098f70110010a2902101f000534377833381280d098f70112012e250129000280d098f701f2cf98f701009cff8af3c468000000000000000000000000000000010100000000000000ccf98af3c4688eff8af3c4688eff8af3c468009cff8af3c4685600'),
	(33, 1, '\x0105667279736b087374616e646172640d573a5734362d35303a42312d350180d098f70101028e028c02000000000000000280d098f70180d098f70101a6ff8af3c468000000000000000000000000000000000000000000a6ff8af3c468a6ff8af3c468a6ff8af3c46800a6ff8af3c4680200'),
	(34, 45, '\x01077475726b697368087374616e6461726463573a5761322c62322c63322c64322c65322c66322c67322c68322c61332c62332c63332c64332c65332c66332c67332c68333a4261362c62362c63362c64362c65362c66362c67362c68362c61372c62372c63372c64372c65372c66372c67372c68370180d098f70100028c028e020000000000002b0561332d61340680d098f7010601282000000561362d61350880d098f7010801101800000561347861380680d098f70106032000020818000565362d65350e80d098f7010e01141c00000561322d61331680d098f7011601302800000565372d65361a80d098f7011a010c1400000563332d63340880d098f70108012a2200000562362d61361880d098f7011801111000000561387868350a80d098f7010a01001f02101c000568367868341e80d098f7011e011727011f000568337868350c80d098f7010c012f1f0127000568372d68361a80d098f7011a010f1700000568357868375280d098f70152011f0f0117000564362d64353480d098f7013401131b00000561332d61340a80d098f7010a01282000000563362d64362a80d098f7012a01121300000564332d64341280d098f70112012b2300000564357864311a80d098f7011a031b3b022333000562322d61321080d098f7011001313000000566362d66350e80d098f7010e01151d00000565322d64320c80d098f7010c01343300000564317865351a80d098f7011a013b1c0522292c3233000568372d68380c80d098f7010c030f0700000566352d66340a80d098f7010a011d2500000566337864350680d098f70106012d1b021c25000564367864340c80d098f7010c011323011b000566322d65320a80d098f7010a01353400000565362d65350e80d098f7010e01141c00000568322d68330680d098f7010601372f00000562372d61371480d098f7011401090800000561322d61330c80d098f7010c01302800000565352d65341880d098f70118011c2400000567332d66332280d098f70122012e2d00000565342d66341680d098f7011601242500000566337866351480d098f70114012d1d0125000561372d61360880d098f7010801081000000568332d68340680d098f70106012f2700000564372d64361080d098f70110010b1300000568342d68350c80d098f7010c01271f00000567362d67350c80d098f7010c01161e00000567322d66321280d098f7011201363500000567357865351880d098f70118011e1c011d000561342d62340880d098f7010801202100000280d098f701f8cf98f70100b8898bf3c46800000000000000000000000000000001010000000000000094838bf3c468b0898bf3c468b0898bf3c46800b8898bf3c4685a00'),
	(35, 35, '\x010861726d656e69616e087374616e6461726463573a5761322c62322c63322c64322c65322c66322c67322c68322c61332c62332c63332c64332c65332c66332c67332c68333a4261362c62362c63362c64362c65362c66362c67362c68362c61372c62372c63372c64372c65372c66372c67372c68370180d098f70101028c028e02000000000000210562332d61340680d098f7010601292000000568362d67350a80d098f7010a01171e00000561322d62330680d098f7010601302900000561362d61350680d098f7010601101800000561347861380c80d098f7010c032000020818000567362d66352480d098f7012401161d00000562332d63341e80d098f7011e01292200000563362d63351a80d098f7011a01121a00000563347863380c80d098f7010c032202020a1a000562372d61370880d098f7010801090800000561387863360c80d098f7010c010012020811000564367862360c80d098f7010c0113110112000565332d66340c80d098f7010c012c2500000567372d67360a80d098f7010a010e1600000562322d62331c80d098f7011c01312900000564372d63361e80d098f7011e010b1200000563387863350a80d098f7010a01021a0112000562362d63360e80d098f7010e01111200000563357863370880d098f70108011a0a0112000565362d64361e80d098f7011e01141300000563372d61350880d098f70108010a1800000567352d68340880d098f70108011e2700000561357867380880d098f7010801180602161d000568372d68360880d098f70108010f1700000568337868370680d098f70106012f0f021727000564362d65360c80d098f7010c01131400000567322d68330680d098f7010601362f00000566372d67370680d098f70106010d0e00000568377864370680d098f70106010f0b020c0e000565362d64350680d098f7010601141b00000566332d67340480d098f70104012d2600000566362d67360680d098f7010601151600000567387861350480d098f7010401061802161b000280d098f70180d098f70100d88c8bf3c468000000000000000000000000000000010003000000000000c2898bf3c468d88c8bf3c468d88c8bf3c46800d88c8bf3c4684600'),
	(36, 40, '\x010474686169087374616e646172640d423a57312d383a4232352d33320180d098f70100028e028c02000000000000260532352d32310480d098f7010401070b000004382d31320680d098f7010601181400000532372d32340680d098f70106010508000004372d31300880d098f7010801191600000532362d32320880d098f7010801060a000003332d370880d098f70108011d1900000533302d32360480d098f7010401020600000531302d31350680d098f7010601161100000533322d32370480d098f7010401000500000531352d31390680d098f7010601110d00000532342d31350480d098f70104010811010d0004372d31310680d098f7010601191500000431352d380480d098f7010401111801150004342d31310680d098f70106011c150118000532382d32340480d098f7010401040800000531312d31360480d098f7010401151000000532322d31370680d098f70106010a0f000003362d390480d098f70104011a1700000532362d32330880d098f7010801060900000531362d32300680d098f7010601100c00000531372d31330880d098f70108010f13000003312d360c80d098f7010c011f1a00000532332d31390880d098f7010801090d000004362d31301080d098f70110011a1600000431332d360680d098f7010601131a01170003322d390680d098f70106011e17011a000533312d32360680d098f70106010106000004392d31330a80d098f7010a01171300000531392d31350680d098f70106010d1100000531302d32380680d098f70106011604020811000532362d32320880d098f7010801060a00000532382d33320680d098f7010603040000000532312d31370c80d098f7010c010b0f00000533322d32330880d098f701080100090105000532322d31380a80d098f7010a010a0e00000532332d32310680d098f7010601090b020e0f000532392d32350680d098f7010601030700000532312d33300680d098f70106010b020107000280d098f70180d098f70100e48e8bf3c468000000000000000000000000000000010003000000000000e28c8bf3c468e48e8bf3c468e48e8bf3c46800e48e8bf3c4685000'),
	(37, 1, '\x010c7370616e7473697265747469087374616e646172645d573a5761312c63312c65312c67312c69312c62322c64322c66322c68322c6a322c61332c63332c65332c67332c69333a4262362c64362c66362c68362c6a362c61372c63372c65372c67372c69372c62382c64382c66382c68382c6a380180d098f70101028c028e02000000000000000280d098f70180d098f70101ee8e8bf3c468000000000000000000000000000000000000000000ee8e8bf3c468ee8e8bf3c468ee8e8bf3c46800ee8e8bf3c4680200'),
	(38, 49, '\x010c616e74696472617567687473087374616e646172640e573a5733312d35303a42312d32300180d098f70100028c028e020000000000002f0533312d32360680d098f70106011e1900000531382d32320c80d098f7010c01111500000533372d33310680d098f7010601241e00000532302d32350a80d098f7010a01131800000533312d32370680d098f70106011e1a00000532327833310680d098f7010601151e011a000532367833370680d098f70106011924011e000531332d31380680d098f70106010c1100000533342d32390680d098f7010601211c00000531362d32310680d098f70106010f1400000532392d32330680d098f70106011c1600000531387832390880d098f7010801111c0116000533337831330480d098f7010401200c02121c0004387831390e80d098f7010e010712010c000533392d33340c80d098f7010c01262100000531392d32340880d098f7010801121700000533352d33300680d098f7010601221d00000532347833350480d098f70104011722011d000533322d32370a80d098f7010a011f1a00000532317833320680d098f7010601141f011a000533377832380480d098f7010401241b011f000532352d33300680d098f7010601181d00000533347832350680d098f70106012118011d000531342d32300480d098f70104010d1300000532357831340480d098f7010401180d01130004397832300880d098f70108010813010d000534302d33340680d098f7010601272100000531302d31340680d098f7010601090d00000533342d32390480d098f7010401211c00000532302d32340680d098f70106011317000004323978390480d098f70104011c08020d170004337831340880d098f7010801020d0108000534352d34300880d098f70108012c2700000531372d32320c80d098f7010c011015000004323878380880d098f70108011b07020b150004327831330a80d098f7010a01010c0107000533382d33320680d098f7010601251f00000531342d31390a80d098f7010a010d1200000534322d33370680d098f70106012924000004342d31300e80d098f7010e01030900000534382d34320a80d098f7010a012f2900000531302d31341480d098f7011401090d00000534342d33390480d098f70104012b2600000533357833330c80d098f7010c012220022627000534392d34340a80d098f7010a01302b00000531352d32300c80d098f7010c010e1300000534332d33380680d098f70106012a2500000280d098f701facf98f701008e958bf3c4680000000000000000000000000000000101000000000000009e928bf3c46888958bf3c46888958bf3c468008e958bf3c4686200'),
	(39, 1, '\x010c627265616b7468726f756768087374616e646172640e573a5733312d35303a42312d32300180d098f70101028e028c02000000000000000280d098f70180d098f7010196958bf3c46800000000000000000000000000000000000000000096958bf3c46896958bf3c46896958bf3c4680096958bf3c4680200'),
	(40, 51, '\x01066b696c6c6572087374616e646172640e573a5733312d35303a42312d32300180d098f70100028c028e02000000000000310533312d32360480d098f70104011e1900000531382d32321080d098f7011001111500000533372d33310480d098f7010401241e00000532302d32350880d098f7010801131800000533312d32370480d098f70104011e1a00000532327833311280d098f7011201151e011a000532367833370a80d098f7010a011924011e000531332d31380a80d098f7010a010c1100000533342d32390680d098f7010601211c00000531362d32310a80d098f7010a010f1400000532392d32330480d098f70104011c1600000531387832391480d098f7011401111c0116000533337831330880d098f7010801200c02121c0004387831390c80d098f7010c010712010c000533392d33340680d098f7010601262100000531392d32340e80d098f7010e01121700000533352d33300680d098f7010601221d00000532347833350880d098f70108011722011d000533322d32370880d098f70108011f1a00000532317833320c80d098f7010c01141f011a000533377832380680d098f7010601241b011f000532352d33300880d098f7010801181d00000533347832350e80d098f7010e012118011d000531342d32301c80d098f7011c010d1300000532357831341080d098f7011001180d01130004397832300c80d098f7010c010813010d000534302d33341080d098f7011001272100000531302d31341680d098f7011601090d00000533342d32390e80d098f7010e01211c00000532302d32341480d098f70114011317000004323978390880d098f70108011c08020d170004337831340a80d098f7010a01020d0108000534352d34301080d098f70110012c2700000531372d32321080d098f70110011015000004323878381a80d098f7011a011b07020b150004327831331080d098f7011001010c0107000533382d33320a80d098f7010a01251f00000531342d31390a80d098f7010a010d1200000534322d33370c80d098f7010c012924000004342d31301080d098f7011001030900000534382d34320680d098f70106012f2900000531302d31340a80d098f7010a01090d00000534342d33391280d098f70112012b2600000533357833330880d098f70108012220022627000534392d34340480d098f7010401302b00000531352d32300880d098f70108010e1300000534332d33380680d098f70106012a25000004352d31300a80d098f7010a01040900000533387832390680d098f7010601251c0120000280d098f701fccf98f70100dc9c8bf3c468000000000000000000000000000000010100000000000000a8988bf3c468d89c8bf3c468d89c8bf3c46800dc9c8bf3c4686600'),
	(41, 35, '\x0106626173686e69087374616e646172644b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70101028c028e02000000000000210561332d62340c80d098f7010c01141000000562362d61350c80d098f7010c01080c00000562342d63350880d098f7010801100d00000564363a62340880d098f70108110910010d010000000567332d68340480d098f7010401171300000565372d64360880d098f7010801060900000568342d67350480d098f7010401130f00000568363a66340880d098f70108110b12010f010000000565333a61330480d098f7010411161404090a1012040100010001000100000564382d65370880d098f7010801010600000566322d67330680d098f70106011a1700000561372d62360880d098f7010801040800000567332d68340680d098f7010601171300000562382d61370a80d098f7010a01000400000567312d66320680d098f70106011f1a00000567372d66360680d098f7010601070a00000563332d64340480d098f7010401151100000561353a67330680d098f70106110c170310111203000000000000000568323a66340480d098f70104111b120117010100000562362d63350680d098f7010601080d00000562322d63330680d098f7010601181500000566362d67350680d098f70106010a0f00000568343a64340680d098f701061313110405060d0f040100010001000100000566382d67370a80d098f7010a01020700000564342d63350880d098f7010801110d00000567372d66360c80d098f7010c01070a00000567332d68340c80d098f7010c01171300000561372d62360a80d098f7010a01040800000563353a61370880d098f70108110d040108010100000566362d67350a80d098f7010a010a0f00000566343a68360480d098f7010411120b010f010100000568382d67371080d098f7011001030700000568363a66380880d098f70108130b020107010100000280d098f70180d098f70100e29e8bf3c468000000000000000000000000000000010003000000000000e49c8bf3c468e29e8bf3c468e29e8bf3c46800e29e8bf3c4684600'),
	(42, 53, '\x010973746176726f706f6c087374616e646172644b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70100028e028c02000000000000330563332d62340a80d098f7010a01151000000562342d61350480d098f7010401100c00000567332d66341080d098f7011001171200000565332d64340c80d098f7010c01161100000566362d67350880d098f70108010a0f00000567353a63350c80d098f7010c010f0d021112000561332d62342080d098f7012001141000000563353a61330880d098f70108010d140110000565372d66361080d098f7011001060a00000566382d65371680d098f7011601020600000566362d65350c80d098f7010c010a0e00000566322d67330680d098f70106011a1700000567332d66340a80d098f7010a01171200000565353a67330680d098f70106010e170112000568323a66341480d098f70114011b120117000564322d63330c80d098f7010c01191500000565312d66321280d098f70112011e1a00000563332d62340680d098f7010601151000000561333a63350a80d098f7010a01140d0110000562322d61330880d098f7010801181400000566322d67331080d098f70110011a1700000561312d62320a80d098f7010a011c1800000566342d65351680d098f7011601120e00000564363a68320e80d098f7010e01091b020e17000563312d64320c80d098f7010c011d1900000564322d63330a80d098f7010a01191500000563372d64361480d098f7011401050900000561353a65352e80d098f7012e010c0e020809000563332d62341a80d098f7011a01151000000562343a66380a80d098f7010a03100202060d000565352d64361080d098f70110010e0900000564382d65370880d098f7010801010600000565373a63350a80d098f7010a01060d0109000566383a62343a80d098f7013a010210010d000567312d66322a80d098f7012a011f1a00000566322d65330e80d098f7010e011a1600000562382d63370e80d098f7010e01000500000567372d66360a80d098f7010a01070a00000565332d64340e80d098f7010e01161100000568382d67370680d098f7010601030700000562342d65311080d098f7011009101e001e10000565312d67330c80d098f7010c091e1700171e000567333a62380e80d098f7010e0117000105000561332d62340a80d098f7010a01141000000564342d65350a80d098f7010a01110e00000566363a64340680d098f70106010a11010e000562382d66340880d098f70108090012001200000567372d66360c80d098f7010c01070a00000568322d67311080d098f701100b1b1f001f1b000566342d64360a80d098f7010a091209000912000561372d62360e80d098f7010e01040800000280d098f701f2cf98f70100eca48bf3c468000000000000000000000000000000010000000000000000ec9e8bf3c468dea48bf3c468dea48bf3c46800eca48bf3c4686a00'),
	(43, 39, '\x010773616d6f796564087374616e646172644b573a5761312c63312c65312c67312c62322c64322c66322c68322c61332c63332c65332c67333a4262362c64362c66362c68362c61372c63372c65372c67372c62382c64382c66382c68380180d098f70101028c028e02000000000000250562323a64340680d098f701060118110115000565373a67350a80d098f7010a01060f010a000565313a65350480d098f70104011e0e021119000561373a65370880d098f70108010406020809000567333a65310880d098f7010801171e011a000562383a64320880d098f7010801001903050e16000563313a65330680d098f70106011d160119000568383a68340680d098f7010601031302070f000565332d64340680d098f7010601161100000564383a66360680d098f7010601010a0106000561312d62320680d098f70106011c1800000566382d65370880d098f7010801020600000561333a63310480d098f7010401141d0118000565373a67350880d098f7010801060f010a000563312d62320680d098f70106011d1800000568363a66340880d098f70108010b12010f000564342d63350c80d098f7010c01110d00000566342d65330a80d098f7010a01121600000562322d63330680d098f7010601181500000565332d64320880d098f7010801161900000563352d62360880d098f70108010d0800000564323a62340880d098f701080119100115000562362d63370680d098f7010601080500000562342d61330880d098f7010801101400000563372d62380480d098f7010403050000000568342d67330680d098f7010601131700000568323a66340680d098f70106011b120117000561332d62320880d098f7010801141800000562383a67330480d098f701040100170112000562322d61310680d098f7010603181c00000567332d64360680d098f7010601170900000561312d62320680d098f70106011c1800000564362d68320480d098f7010401091b00000562322d67370880d098f7010801180700000568322d66341c80d098f7011c011b1200000567372d65351080d098f7011001070e00000566343a64360a80d098f7010a011209010e000280d098f70180d098f7010092a78bf3c468000000000000000000000000000000010003000000000000f4a48bf3c46892a78bf3c46892a78bf3c4680092a78bf3c4684e00'),
	(44, 167, '\x01056e617264690477626766163320706f696e747320637562652063726177666f72640180d098f70100028c028e02000000000171c3feef7227ba67464da36789a6492adb064743d338f375dcf5e810cdd2c0cf00540e35333a2031332f382031332f31301680d098f70116010000000006646f75626c650a80d098f7010a01000000000474616b650880d098f7010801000000000e35333a2032342f32312031332f380680d098f70106010000000004726f6c6c0080d098f7010001000000000c34333a2031302f3620382f350e80d098f7010e01000000001332323a2032342f32322031332f313120382f340880d098f70108010000000006646f75626c650680d098f7010601000000000474616b650680d098f7010601000000000c36313a20382f3220352f342a0880d098f7010801000000001036343a206261722f32312a2031332f370680d098f7010601000000001131313a206261722f323320382f372832291a80d098f7011a01000000000c34313a2031332f3920362f351280d098f7011201000000001732323a2032342f32302a2032302f31382a2031332f31310c80d098f7010c01000000001235323a206261722f3230206261722f32332a0a80d098f7010a01000000000f36323a206261722f32332031332f370a80d098f7010a01000000001434343a2032302f313620392f3520382f342832290a80d098f7010a01000000001036343a2032332f31372a2031332f392a0a80d098f7010a01000000001134333a206261722f3231206261722f32320480d098f7010401000000000e36333a2032332f32302a20372f310a80d098f7010a01000000001033323a206261722f32332031332f31302a80d098f7012a01000000000e36353a2032342f31382031312f361480d098f7011401000000000e36333a2032332f32302031302f342680d098f7012601000000000f35313a2032302f31352031372f31361e80d098f7011e01000000000d34333a2032332f323020362f321280d098f7011201000000000736313a20392f320a80d098f7010a01000000000e36333a2032302f31342031312f380680d098f7010601000000000e36313a2031362f313020362f352a0880d098f7010801000000001133313a206261722f32322032312f32302a0680d098f7010601000000001535353a206261722f32302031382f382031382f31330c80d098f7010c01000000000f36353a2032312f31352a2031342f390680d098f7010601000000001135353a206261722f31302a2031302f352a0880d098f7010801000000000a36333a206261722f32320880d098f7010801000000001233333a2031352f392031332f313020352f320c80d098f7010c01000000001635353a206261722f31352a2032322f31372a20382f330680d098f7010601000000001232313a206261722f32332a206261722f32340a80d098f7010a01000000001035323a206261722f32302031352f31330680d098f7010601000000000d36343a2032342f323020372f310a80d098f7010a01000000000f34323a2032302f31362a20342f322a0880d098f7010801000000001232323a206261722f32332a28322920362f320880d098f7010801000000000f36333a206261722f32322031332f370480d098f7010401000000000d35333a2032332f323020372f320880d098f7010801000000000e35353a2032322f372031372f31320480d098f7010401000000000d34333a2032302f313720362f320e80d098f7010e01000000000f36353a2032322f31372031362f31300480d098f7010401000000000d36323a2031372f313120362f340880d098f7010801000000001736363a2032322f31362832292031372f31312031322f360680d098f7010601000000001036343a2032332f31372032302f31362a0680d098f7010601000000001033313a206261722f32322031312f31300880d098f7010801000000000d36323a2031372f313120342f320a80d098f7010a01000000001231313a2031362f313520362f352a20352f330680d098f7010601000000000e34313a206261722f323420362f320c80d098f7010c01000000000b35313a20372f3220332f320680d098f7010601000000000934333a2032342f31370c80d098f7010c01000000000d35313a2031352f313020362f350680d098f7010601000000000d34333a2031362f313320362f320880d098f7010801000000000c36353a2031302f3420372f320880d098f7010801000000000e35313a2031332f382031312f31300880d098f7010801000000000d34313a2032322f313820362f350480d098f7010401000000000d33313a2031372f313620362f330a80d098f7010a01000000000835343a2031302f310880d098f7010801000000000d35323a2031362f313120382f360880d098f7010801000000000e31313a20332f3120322f312832290a80d098f7010a01000000000c34323a2031302f3620332f310880d098f7010801000000000e35333a2031362f31312031302f370680d098f7010601000000000836323a2031312f330880d098f7010801000000000c35323a2031312f3620372f351080d098f7011001000000001434343a2031312f372a20372f3320362f322832290880d098f7010801000000000e34313a206261722f323120352f340480d098f7010401000000000f33323a20332f6f666620322f6f66660880d098f7010801000000000d34333a2032312f313720342f310880d098f7010801000000000934313a20332f6f66660a80d098f7010a01000000000d35313a2031372f313620362f310680d098f7010601000000000c34343a20322f6f66662834290680d098f7010601000000000b34323a20362f3420352f310480d098f7010401000000000c36323a20322f6f66662832290c80d098f7010c01000000000836313a2031362f390480d098f7010401000000000c35323a20322f6f66662832290880d098f7010801000000000b33323a20352f3220342f320480d098f7010401000000000934313a20322f6f66660680d098f7010601000000000735333a20392f310680d098f7010601000000000c36353a20312f6f66662832290a80d098f7010a01000000000d34333a20342f6f666620342f310680d098f7010601000000000933323a20312f6f66660680d098f70106010000000002000001004f0003050605030a03040c02021201061406041601011801041a02021c02051e02062004042206042403042603062803022a06052c06032e05013004033206013406033606013803013a05053c05063e05054006034203034405054601024805024a04064c02044e02025003065203055405055603045806055a02065c06065e04066003016202066401016601046801056a04036c05016e04037006057205017404017601037804057a05027c01017e020480010305820106028401050286010404880104018a0103028c0103048e01010490010501920104049401040296010206980101069a0105029c0102039e010104a0010503a2010506a4010403a601020354000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000904646a07eca03a80655c4e6cc1024890cdf28fc2e45bddaa117aae5731b6ec60280d098f70180d098f70100c8ad8bf3c468000000000000000000000000000000010110000000000000a0a78bf3c468c8ad8bf3c468c8ad8bf3c46800c8ad8bf3c468ce0200'),
	(45, 135, '\x01056e61726469076c61747669616e073120706f696e740180d098f70100028c028e02000000000157dc4fd5fff59833668780dc137892ff8a5ca4529c27fe75c038e2e8da73efb400410d36353a2031332f372031332f381280d098f7011201000000000e31313a20382f3720362f352833290c80d098f7010c01000000000f36363a2031332f3728332920382f320880d098f7010801000000000b36323a20382f3220372f350c80d098f7010c01000000000d36353a2032342f313820372f320880d098f7010801000000000d35333a2031332f313020382f330480d098f7010401000000000732313a20362f330880d098f7010801000000000932313a2031302f372a0480d098f7010401000000000a35343a206261722f31360880d098f7010801000000000b35323a20372f3220362f340480d098f7010401000000000b34313a20362f3220332f320680d098f7010601000000000e34343a2032342f313220352f312a0880d098f7010801000000001136323a206261722f31392a2031362f31340880d098f7010801000000001034323a206261722f32312031322f31300680d098f7010601000000000e33323a2031392f313620362f342a0680d098f7010601000000001133323a206261722f32322031332f31312a0880d098f7010801000000001631313a206261722f32342a2031362f31352a20382f360880d098f7010801000000000b36343a206261722f32312a0680d098f7010601000000000a36333a206261722f31360880d098f7010801000000000f36313a206261722f32342031312f350680d098f7010601000000000936353a2031352f342a0a80d098f7010a01000000000a34313a206261722f32300480d098f7010401000000000c35333a20372f3220362f332a0a80d098f7010a01000000001136333a206261722f32322a2032302f31340880d098f7010801000000001135343a206261722f32312a2032312f31360a80d098f7010a01000000000536323a202d0080d098f7010001000000001334343a20382f3420372f332a20362f322832290880d098f7010801000000000a35323a206261722f32300680d098f7010601000000000d36353a2031362f313020372f320a80d098f7010a01000000001035343a206261722f32302031332f392a0880d098f7010801000000000b35343a206261722f31362a0680d098f7010601000000001435353a206261722f32302031332f332031332f380480d098f7010401000000000d34313a2031362f313220342f330a80d098f7010a01000000001033323a2032342f32312a2031342f31320880d098f7010801000000000a36333a206261722f31360680d098f7010601000000000f33323a2032312f31382031322f31300680d098f7010601000000000e35343a2031362f31312031322f380880d098f7010801000000001231313a2032302f31392031302f3920352f330680d098f7010601000000000f33313a2032342f32312031312f31300880d098f7010801000000000e36343a2032302f313420382f342a0480d098f7010401000000000f36313a206261722f32342031302f340880d098f7010801000000000935343a2031392f31300a80d098f7010a01000000000936353a2032342f31330880d098f7010801000000000d32313a2032302f313820342f330480d098f7010401000000000d35333a2031302f3520342f312a0880d098f7010801000000000532323a202d0080d098f7010001000000000836343a2031332f330680d098f7010601000000000a35343a206261722f31360680d098f7010601000000000b35343a20382f3320382f340880d098f7010801000000000f36323a2031382f31322031342f31320680d098f7010601000000000d36313a20352f6f666620332f320c80d098f7010c01000000000e35343a2031362f31312031322f381080d098f7011001000000000f35343a20342f6f666620332f6f66660880d098f7010801000000000e36343a2031382f31342031302f340480d098f7010401000000000d35323a20332f6f666620332f310880d098f7010801000000000c33323a2031312f3920382f350680d098f7010601000000000c34333a20322f6f66662832290880d098f7010801000000000c36323a2031322f3620332f310680d098f7010601000000000c34333a20322f6f66662832290680d098f7010601000000000b32313a20392f3820362f340680d098f7010601000000000c35353a20322f6f66662834290880d098f7010801000000000b36353a20392f3320382f330680d098f7010601000000000f36343a20322f6f666620312f6f66660a80d098f7010a01000000000c35333a2031342f3920352f320a80d098f7010a01000000000934313a20312f6f66660a80d098f7010a01000000000200000100420001040006050201010406060602060806050a03050c01020e02011004051202051404011604041802061a04021c03021e02032001012204062403062606012806052a01042c05032e06033004053202063404043602053806053a05043c05043e05054004014202034406034603024804054a01014c01034e04065006015204055405065602015805035a02025c06045e05046004056202066401066605046804056a06046c05026e02037004037206027404037602017805057a05067c04067e05038001040141000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000008adb8e7391132937407dd3f8722a9a6ef357ae0f4750bf5f5260087c91b712f50280d098f70180d098f70100b8b18bf3c468000000000000000000000000000000010110000000000000d4ad8bf3c468b8b18bf3c468b8b18bf3c46800b8b18bf3c4688e0200'),
	(46, 1, '\x01047374617207636c617373696315736964652034206d656e20313020736561747320320180d098f70100028c028e02000000000000000280d098f70180d098f70101c4b18bf3c468000000000000000000000000000000000000000000c4b18bf3c468c4b18bf3c468c4b18bf3c46800c4b18bf3c4680200'),
	(47, 1, '\x01047374617207636c617373696314736964652033206d656e203620736561747320360180d098f70101068c028e02900292029402960200000000000000000680d098f70180d098f70180d098f70180d098f70180d098f70180d098f70101d2b58bf3c468000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d2b58bf3c468d2b58bf3c468d2b58bf3c46800d2b58bf3c4680200');


--
-- Data for Name: stored_bytes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stored_bytes VALUES
	(41, 21),
	(42, 775),
	(44, 96),
	(45, 154),
	(46, 13),
	(48, 19),
	(134, 13);


--
-- Data for Name: studies; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.studies VALUES
	(3637961844737285440, 134, 'A study', 2, 1, 1, 1795953881260, 1795953881260, NULL, NULL);


--
-- Data for Name: study_chapters; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: study_editors; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: study_invitations; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tokens VALUES
	(1, '\x8c8b428190379fb2bc6dce4766d0dd2255e986a18cde8beb8a93e83138a1ca9b', 134, 'test', 3, 1795953870681, 1795953873430, NULL),
	(2, '\x2fddceb17682a036b5e98df07c892b3d0811ee67a5580923c909b1f6221c0fd4', 135, 'test', 3, 1795953871196, 1795953873416, NULL),
	(3, '\x0a62097232041eba636c265265d9908840b8107ad28b82d46289c77700d922eb', 136, 'test', 3, 1795953871955, 1795953880399, NULL),
	(4, '\xb22f5a14935d5fbb0ba925dadb5771d94f24b1201801a5c32cb7e40788bded5c', 137, 'test', 3, 1795953872318, 1795953880407, NULL),
	(5, '\xfd4c4b0123be233c440b9c6f23ed7a14cd7cd0fa82003b07ecf11ac5c12edaad', 138, 'test', 3, 1795953872795, 1795953880413, NULL),
	(6, '\x819c50953a1cc73ce35762a03e8180c3555ee5d5976b5307049a06a7d997ef6c', 139, 'test', 3, 1795953873385, 1795953880424, NULL);


--
-- Data for Name: tournament_directors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tournament_directors VALUES
	(1, 42),
	(2, 42),
	(3, 42),
	(4, 42),
	(5, 42);


--
-- Data for Name: tournament_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tournament_entries VALUES
	(1, 41, 1, 1, 4, 0),
	(1, 44, 2, 1, 8, 0),
	(1, 45, 3, 1, 0, 0),
	(2, 41, 1, 1, 0, 1),
	(2, 44, 3, 1, 0, 1),
	(2, 45, 2, 1, 0, 1),
	(2, 48, 4, 1, 0, 1),
	(3, 45, 2, 1, 4, 1),
	(3, 46, 3, 1, 4, 1),
	(3, 47, 1, 1, 0, 1),
	(3, 48, 4, 1, 0, 1),
	(4, 44, 1, 1, 0, 0),
	(4, 45, 2, 1, 0, 0),
	(4, 46, 3, 1, 0, 0),
	(4, 47, 4, 1, 0, 0),
	(4, 48, 5, 1, 0, 0),
	(5, 50, 1, 1, 0, 1),
	(5, 51, 2, 1, 0, 1),
	(5, 52, 3, 1, 0, 1),
	(5, 53, 4, 1, 0, 1);


--
-- Data for Name: tournament_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tournament_events VALUES
	(1, 1, 1789905626556, 42, 0, '', '', '\x010c43616e616c204c656167756500077275737369616e086f6666696369616c0080a0c8810980f0b252000100020002000804000804000205060200000100000000000000000000042a061c00dc05000e0000000000000000000000000000000000daf6c6afdbeec70b54'),
	(1, 2, 1789905801539, 41, 3, '', '', '\x015201b81789bba3d89faeb8f7ab0102'),
	(1, 3, 1789905871989, 44, 3, '', '', '\x015801b817e8c482ceb88ff983a20102'),
	(1, 4, 1789906264444, 45, 3, '', '', '\x015a01b817b0b0e0b5f0d6aafa850102'),
	(1, 5, 1789906264444, 42, 6, '', '', '\x01'),
	(1, 6, 1789906264444, NULL, 7, '', '', '\x01030200020204060001000100000000000000040200040000040002020204000100010000000000000004060004000006000202060200010001000000000000000404000400000000'),
	(1, 7, 1789906264444, NULL, 9, '', '', '\x010206'),
	(1, 8, 1792369013644, NULL, 12, '', '', '\x01020202014a00000001585a000100'),
	(1, 9, 1792369013644, NULL, 11, '', '', '\x0102'),
	(1, 10, 1792454904818, NULL, 12, '', '', '\x010402020254000000015258000200'),
	(1, 11, 1792454904818, NULL, 11, '', '', '\x0104'),
	(1, 12, 1793318486297, NULL, 12, '', '', '\x010602020258000000015a52000200'),
	(1, 13, 1793318486297, NULL, 11, '', '', '\x0106'),
	(1, 14, 1793318486297, NULL, 16, '', '', '\x01'),
	(2, 1, 1794398426556, 42, 0, '', '', '\x01164c69676874686f75736520526f756e6420526f62696e000d696e7465726e6174696f6e616c04666d6a640080a0c8810980f0b252000100020002000804000804000205060200000100000000000000000000042a061c00dc05000e0100000000000000000000000000000000c6a5afa3be92cd0254'),
	(2, 2, 1794398775170, 41, 3, '', '', '\x015201b817f6d081f291e0b9d4910102'),
	(2, 3, 1794398806149, 45, 3, '', '', '\x015a01b817a689f1ececc9a5961a02'),
	(2, 4, 1794399015167, 44, 3, '', '', '\x015801b817cecbbb91fa89fdcc5802'),
	(2, 5, 1794399526675, 48, 3, '', '', '\x016001b817fec490d5b1d4a6a87002'),
	(2, 6, 1794399526675, 42, 6, '', '', '\x01'),
	(2, 7, 1794399526675, NULL, 7, '', '', '\x01030200020202080001000100000000000000040406000100010000000000000004000202080600010001000000000000000402040001000100000000000000060002020408000100010000000000000004060200010001000000000000000000'),
	(2, 8, 1794399526675, NULL, 9, '', '', '\x010206'),
	(2, 9, 1794399526675, 42, 23, '', 'Welcome! Ask for vacations in good time; I look every evening.', '\x01'),
	(3, 1, 1795695626556, 42, 0, '', '', '\x010d486172626f7572205377697373364120726f756e642061206461792c206669667465656e206d696e7574657320616e642074656e207365636f6e64732061206d6f76652e0d696e7465726e6174696f6e616c04666d6a6400c0ee6da09c01000101020602000804000804000200050200000000000000000000000201f884cca1c4680000000000dc05000e00000000000080f0b25201000003074120636c6f636b074120626f617264064120626f6f6b000000000000bdde94eda0fbba0254'),
	(3, 2, 1795695853141, 47, 3, '', '', '\x015e01b817b689cc9aace9d8986c02'),
	(3, 3, 1795696166837, 45, 3, '', '', '\x015a01b817b8d8e5c5b19ab6f7af0102'),
	(3, 4, 1795696656998, 46, 3, '', '', '\x015c01b817bf9aaedde890e2b6ba0102'),
	(3, 5, 1795697041739, 48, 3, '', '', '\x016001b817d790c7e899af8d962302'),
	(3, 6, 1795868426556, NULL, 6, '', '', '\x01'),
	(3, 7, 1795868426556, NULL, 7, '', '', '\x0101020002020804000100010000000000000004060200010001000000000000000000'),
	(3, 8, 1795868426556, NULL, 9, '', '', '\x010202'),
	(3, 9, 1795868603591, NULL, 12, '', '', '\x01020202026400000001605a000200'),
	(3, 10, 1795868736585, NULL, 12, '', '', '\x0102040201aa01000000015c5e000100'),
	(3, 11, 1795868736585, NULL, 11, '', '', '\x0102'),
	(4, 1, 1795770026556, 42, 0, '', '', '\x010b4672697369616e20437570244576657279626f6479206d617920656e74657220756e74696c206974207374617274732e076672697369616e087374616e6461726400809f49904e00010202000200080400080400000200000000000000000000000101f896d297c6680000000000dc05000e0000000000000001000000000000000000f0a2bee8a8daf70e54'),
	(4, 2, 1795770295502, 44, 3, '', '', '\x015801b817a3e3b2d2dfc3afc7e60102'),
	(4, 3, 1795770486323, 45, 3, '', '', '\x015a01b817f2a29ffdbaaad9f37702'),
	(4, 4, 1795770583509, 46, 3, '', '', '\x015c01b817be9e8ccde2b9afa8ab0102'),
	(4, 5, 1795771103132, 47, 3, '', '', '\x015e01b81783dfb3dde59df0bb930102'),
	(4, 6, 1795771137123, 48, 3, '', '', '\x016001b817a2d1edf7e3c285fa0f02'),
	(5, 1, 1795953641983, 42, 0, '', '', '\x01154172656e61206f6620746865206d616368696e65731d436f6d707574657273206f6e6c792c20616c6c20646179206c6f6e672e0d696e7465726e6174696f6e616c04666d6a6400c0fc15a01f000004020002000804000804000002000000780000000000000000000000000000dc05000e00000000000000000000000000000000009fcec2cdd9b9c70754'),
	(5, 2, 1795953641989, 50, 3, '', '', '\x016401b817c79c8cc8b1e9ddc6f10102'),
	(5, 3, 1795953641999, 51, 3, '', '', '\x016601fc19cda6f1fdeee3d7e9c00102'),
	(5, 4, 1795953642008, 52, 3, '', '', '\x016801f414a7cdf4c6b8e390fe6c02'),
	(5, 5, 1795953642012, 53, 3, '', '', '\x016a01b817858794b4b7e0818f4e02'),
	(5, 6, 1795953642016, 42, 6, '', '', '\x01'),
	(5, 7, 1795953647017, NULL, 7, '', '', '\x0101020102020804000100010000000000000004020600010001000000000000000100');


--
-- Data for Name: tournament_freezes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: tournament_games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tournament_games VALUES
	(1, 1, 1, 1, 1),
	(1, 2, 1, 1, 2),
	(1, 3, 1, 1, 3),
	(2, 1, 1, 1, 4),
	(2, 1, 2, 1, 5),
	(2, 2, 1, 1, 6),
	(2, 2, 2, 1, 7),
	(2, 3, 1, 1, 8),
	(2, 3, 2, 1, 9),
	(3, 1, 1, 1, 10),
	(3, 1, 2, 1, 11),
	(5, 1, 1, 1, 19),
	(5, 1, 2, 1, 20);


--
-- Data for Name: tournaments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tournaments VALUES
	(1, 14, 'Canal League', 0, 1, 'russian', 3, 3, 3, NULL, 1789905626556, 1793318486297, 2, 21, 3, 14, 0, 366, 0, 0, 0, 0, 7, 0, 0, 0, 1209600000, 86400000, NULL, NULL, 1, 0),
	(2, 9, 'Lighthouse Round Robin', 0, 1, 'international', 1, 3, 4, NULL, 1794398426556, 1794399526675, 2, 21, 3, 14, 0, 366, 0, 1, 0, 0, 7, 0, 0, 0, 1209600000, 86400000, NULL, NULL, 1, 0),
	(3, 11, 'Harbour Swiss', 1, 0, 'international', 1, 1, 4, 1795868426556, 1795695626556, 1795868736585, 0, 0, 0, 0, 0, 366, 0, 0, 0, 0, 7, 0, 0, 0, 900000, 10000, NULL, NULL, 1, 3),
	(4, 6, 'Frisian Cup', 2, 0, 'frisian', 0, 0, 5, 1796126426556, 1795770026556, 1795771137123, 0, 0, 0, 0, 0, 366, 0, 0, 0, 0, 7, 0, 0, 0, 600000, 5000, NULL, NULL, 1, 0),
	(5, 7, 'Arena of the machines', 4, 0, 'international', 1, 1, 4, NULL, 1795953641983, 1795953647017, 0, 0, 0, 0, 0, 366, 0, 0, 0, 0, 7, 0, 0, 0, 180000, 2000, NULL, NULL, 0, 0);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	(1, 'Computer 1', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 1, 0, 1),
	(2, 'Computer 1b', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 1, 0, 2),
	(3, 'Computer 1c', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 1, 0, 3),
	(4, 'Computer 1d', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 1, 0, 4),
	(5, 'Computer 1e', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 1, 0, 5),
	(6, 'Computer 2', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 2, 0, 1),
	(7, 'Computer 2b', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 2, 0, 2),
	(8, 'Computer 2c', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 2, 0, 3),
	(9, 'Computer 2d', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 2, 0, 4),
	(10, 'Computer 2e', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 2, 0, 5),
	(11, 'Computer 3', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 3, 0, 1),
	(12, 'Computer 3b', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 3, 0, 2),
	(13, 'Computer 3c', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 3, 0, 3),
	(14, 'Computer 3d', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 3, 0, 4),
	(15, 'Computer 3e', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 3, 0, 5),
	(16, 'Computer 4', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 4, 0, 1),
	(17, 'Computer 4b', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 4, 0, 2),
	(18, 'Computer 4c', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 4, 0, 3),
	(19, 'Computer 4d', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 4, 0, 4),
	(20, 'Computer 4e', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 4, 0, 5),
	(21, 'Computer 5', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 5, 0, 1),
	(22, 'Computer 5b', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 5, 0, 2),
	(23, 'Computer 5c', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 5, 0, 3),
	(24, 'Computer 5d', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 5, 0, 4),
	(25, 'Computer 5e', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 5, 0, 5),
	(26, 'Computer 6', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 6, 0, 1),
	(27, 'Computer 6b', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 6, 0, 2),
	(28, 'Computer 6c', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 6, 0, 3),
	(29, 'Computer 6d', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 6, 0, 4),
	(30, 'Computer 6e', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 6, 0, 5),
	(31, 'Computer 7', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 7, 0, 1),
	(32, 'Computer 7b', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 7, 0, 2),
	(33, 'Computer 7c', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 7, 0, 3),
	(34, 'Computer 7d', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 7, 0, 4),
	(35, 'Computer 7e', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 7, 0, 5),
	(36, 'Computer 8', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 8, 0, 1),
	(37, 'Computer 8b', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 8, 0, 2),
	(38, 'Computer 8c', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 8, 0, 3),
	(39, 'Computer 8d', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 8, 0, 4),
	(40, 'Computer 8e', '', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, 8, 0, 5),
	(41, 'Nora', '$argon2id$v=19$m=65536,t=2,p=1$brvNg6z4PiMwawolV6HElA$vTTodf01VUP1+1fc+dCF+l2qNhwC/3FJQNKEDuc4OBU', '', 'UTC', 'en', 1789732826556, 0, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(42, 'Dirk', '$argon2id$v=19$m=65536,t=2,p=1$ElDXsbbn/Ymp4mHwgMQHiA$PqvwLGO6ybdGDDD3NPKilhTbAC3Tv49h2vpTrHNus7g', '', 'UTC', 'en', 1789732826556, 1, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(43, 'Agata', '$argon2id$v=19$m=65536,t=2,p=1$6FzC0pKALziA2G9ezKJZEw$WEkE3M3foVnVk/znpXGZ5UTlEv19+TDzudLu+HoUrXY', '', 'UTC', 'en', 1789732826556, 3, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(44, 'Jelle', '$argon2id$v=19$m=65536,t=2,p=1$vFwP75BdQKGZWWxWJcOSgQ$vhVnOtSXaJTYEL+DOo4bhwezNHrPPhWGATTb0uKOlKo', '', 'UTC', 'en', 1789732826556, 0, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(45, 'Sietske', '$argon2id$v=19$m=65536,t=2,p=1$N0N78s5WmtEHYZNFZkjxBw$fYlNfXCbb/s5PWtDOyjDG59lVRYPhJ09LUFypKjqM3o', '', 'UTC', 'en', 1789732826556, 0, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(46, 'Piotr', '$argon2id$v=19$m=65536,t=2,p=1$475rHC8ig1VF9wsua3UzhA$sMRg5yt+nDIVg6NwztRIGFj0o1seGb4rRgvz1wHT6+4', '', 'UTC', 'en', 1789732826556, 0, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(47, 'Ilze', '$argon2id$v=19$m=65536,t=2,p=1$5WJLK091/Zy/Chy4COZ7nw$IMVgfq7tNRk8i+QWKmCUfS6ZfrsxEfly8AyVCpUoGrs', '', 'UTC', 'en', 1789732826556, 0, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(48, 'Moussa', '$argon2id$v=19$m=65536,t=2,p=1$R2FJ1MVCiX6HWXeXQXhJ1g$POwgsBb0XLl6U1wqlJckaeh1kPDn10qVM24IENz8S9M', '', 'UTC', 'en', 1789732826556, 0, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(49, 'Thiago', '$argon2id$v=19$m=65536,t=2,p=1$kLLoNH4cKkzsyXjoOEOqZg$nUy7XJTisE4tHsQGWzXXrYK7CHeYic7ZzG1tWKae8vc', '', 'UTC', 'en', 1789732826556, 0, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(50, 'Abacus', '$argon2id$v=19$m=65536,t=2,p=1$fHoXU+X5RKeqWra0iWhsBw$ewmuSnsQuxcWVNnIqGq8BLUQfuxwuPVWJyp91ERtPOs', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(51, 'Difference', '$argon2id$v=19$m=65536,t=2,p=1$mopuU1NsrBfzNLKzuaCUbQ$980biHiaRqfINw2jNhJQcna5KaPfVR2k+qJRjEWgXJY', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(52, 'Clockwork', '$argon2id$v=19$m=65536,t=2,p=1$7vrZiBGeZp801WnLEwc7MA$asyA2gigdb5dqlmzbh1RU7sIg3GEHFCfyK4vO8iVKA8', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(53, 'Jacquard', '$argon2id$v=19$m=65536,t=2,p=1$s8jCABUpH0EgF8fZpeBWZw$P2rUc3pGjR7IBaz8o4PNlbbeSAm8ykEYAG0rsG8Lwuo', '', 'UTC', 'en', 1789732826556, 0, 1, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(134, 'ann', '$argon2id$v=19$m=65536,t=2,p=1$c2MzOr1TlcJIqNL7JK5Yaw$XuSApZXhlOMAj/WGQlXr0J+XvZyXvWV/4voVm1mxylg', '', 'UTC', 'en', 1795953870375, 0, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(135, 'bob', '$argon2id$v=19$m=65536,t=2,p=1$dcyyaXX5jtoemh5lJRT8EA$jsCahk40O0pvwH08DofIHxxzdEK16THbD3xsRlL9ZsU', '', 'UTC', 'en', 1795953870898, 0, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(136, 'cid', '$argon2id$v=19$m=65536,t=2,p=1$iBakjdMESxc+UDsBgiKNig$mV3Mz1wWnllP6idKRiG0zIpLd4+LZFjzAyr6iBbA0KE', '', 'UTC', 'en', 1795953871632, 0, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(137, 'dan', '$argon2id$v=19$m=65536,t=2,p=1$XW9nadl+MTfX+stk6lhPSQ$FmU7sO2UJTwTEXivg95ofA9Xve810PYN9oP/wOcfOBk', '', 'UTC', 'en', 1795953872146, 0, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(138, 'eve', '$argon2id$v=19$m=65536,t=2,p=1$fUZgrcOS/xhQfLgRliX2ZQ$TVfCzJOlwtJsUWt4dWWPCH4SVQaeariCTsFqnCJyo/w', '', 'UTC', 'en', 1795953872584, 0, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL),
	(139, 'fay', '$argon2id$v=19$m=65536,t=2,p=1$GyXYrdnqWBY8/R+6qLUbwg$XBPcKB2p3yEZ8EGi5UswBm2Kp3dtTurlD4Khp611mZ0', '', 'UTC', 'en', 1795953873058, 0, 0, NULL, '', NULL, NULL, NULL, '', 0, NULL, 0, NULL);


--
-- Data for Name: vacation_allocations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.vacation_allocations VALUES
	(1, 1, 41, 1, 1, 1790553600000, 1790985600000, 1790985600000, 120, 1, NULL, 1),
	(2, 2, 45, 1, 1, 1791158400000, 1791763200000, 1791763200000, 168, 1, NULL, 1),
	(3, 3, 45, 2, 1, 1794700800000, 1795132800000, 1795132800000, 120, 1, NULL, 2),
	(4, 4, 44, 2, 1, 1795564800000, 1796342400000, 1796342400000, 216, 1, NULL, 2),
	(5, 5, 48, 2, 1, 1796342400000, 1796860800000, 1796860800000, 144, 1, NULL, 2),
	(6, 6, 45, 2, 0, 1796601600000, 1797033600000, 1797033600000, 120, 1, NULL, 1);


--
-- Data for Name: vacation_audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.vacation_audit VALUES
	(1, 1790251226556, 41, 1, 1, NULL, 'asked', '', 'accepted 1790553600000..1790985600000 120 h'),
	(2, 1791028826556, 45, 1, 2, NULL, 'asked', '', 'accepted 1791158400000..1791763200000 168 h'),
	(3, 1794484826556, 45, 2, 3, NULL, 'asked', '', 'pending 1794700800000..1795132800000 120 h'),
	(4, 1794484826556, 42, 2, 3, NULL, 'approved', 'pending 1794700800000..1795132800000 120 h', 'accepted 1794700800000..1795132800000 120 h'),
	(5, 1795435226556, 44, 2, 4, NULL, 'asked', '', 'pending 1795564800000..1796342400000 216 h'),
	(6, 1795435226556, 42, 2, 4, NULL, 'approved', 'pending 1795564800000..1796342400000 216 h', 'accepted 1795564800000..1796342400000 216 h'),
	(7, 1795694426556, 48, 2, 5, NULL, 'asked', '', 'pending 1796342400000..1796860800000 144 h'),
	(8, 1795694426556, 42, 2, 5, NULL, 'approved', 'pending 1796342400000..1796860800000 144 h', 'accepted 1796342400000..1796860800000 144 h'),
	(9, 1795867226556, 45, 2, 6, NULL, 'asked', '', 'pending 1796601600000..1797033600000 120 h');


--
-- Data for Name: vacation_reasons; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: vacation_requests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.vacation_requests VALUES
	(1, 41, 'UTC', '2025b', 1790251226556),
	(2, 45, 'UTC', '2025b', 1791028826556),
	(3, 45, 'UTC', '2025b', 1794484826556),
	(4, 44, 'UTC', '2025b', 1795435226556),
	(5, 48, 'UTC', '2025b', 1795694426556),
	(6, 45, 'UTC', '2025b', 1795867226556);


--
-- Data for Name: vacation_texts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.vacation_texts VALUES
	(1, 'Walking in the Tatra.'),
	(2, 'No net where I am.'),
	(3, 'A week at the sea.'),
	(4, 'My sister marries.'),
	(5, 'A congress in Riga.'),
	(6, 'Grandchildren!');


--
-- Data for Name: webhook_deliveries; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: webhooks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Name: challenges_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.challenges_id_seq', 4416541706202494884, true);


--
-- Name: chat_lines_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.chat_lines_id_seq', 2, true);


--
-- Name: games_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.games_id_seq', 47, true);


--
-- Name: moderation_log_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.moderation_log_id_seq', 2, true);


--
-- Name: news_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.news_number_seq', 1472, true);


--
-- Name: notices_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.notices_id_seq', 1, false);


--
-- Name: outbox_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.outbox_id_seq', 1, false);


--
-- Name: puzzle_reports_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.puzzle_reports_id_seq', 1, false);


--
-- Name: puzzles_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.puzzles_id_seq', 507, true);


--
-- Name: reports_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.reports_id_seq', 1, true);


--
-- Name: sessions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.sessions_id_seq', 19, true);


--
-- Name: studies_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.studies_id_seq', 3637961844737285440, true);


--
-- Name: tokens_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.tokens_id_seq', 6, true);


--
-- Name: tournament_freezes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.tournament_freezes_id_seq', 1, false);


--
-- Name: tournaments_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.tournaments_id_seq', 5, true);


--
-- Name: users_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.users_id_seq', 139, true);


--
-- Name: vacation_allocations_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.vacation_allocations_id_seq', 6, true);


--
-- Name: vacation_audit_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.vacation_audit_id_seq', 9, true);


--
-- Name: vacation_requests_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.vacation_requests_id_seq', 6, true);


--
-- Name: webhook_deliveries_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.webhook_deliveries_id_seq', 1, false);


--
-- Name: webhooks_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.webhooks_id_seq', 1, false);


--
-- Name: accounts_to_erase accounts_to_erase_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_to_erase
    ADD CONSTRAINT accounts_to_erase_pkey PRIMARY KEY (user_id);


--
-- Name: analysed_positions analysed_positions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.analysed_positions
    ADD CONSTRAINT analysed_positions_pkey PRIMARY KEY (game_id, ply);


--
-- Name: blocks blocks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (user_id, blocked_id);


--
-- Name: calendars calendars_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendars
    ADD CONSTRAINT calendars_pkey PRIMARY KEY (user_id);


--
-- Name: calendars calendars_secret_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendars
    ADD CONSTRAINT calendars_secret_key UNIQUE (secret);


--
-- Name: challenge_dice challenge_dice_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenge_dice
    ADD CONSTRAINT challenge_dice_pkey PRIMARY KEY (challenge_id);


--
-- Name: challenge_invited challenge_invited_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenge_invited
    ADD CONSTRAINT challenge_invited_pkey PRIMARY KEY (challenge_id, user_id);


--
-- Name: challenge_seats challenge_seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenge_seats
    ADD CONSTRAINT challenge_seats_pkey PRIMARY KEY (challenge_id, user_id);


--
-- Name: challenges challenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (id);


--
-- Name: chat_lines chat_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_lines
    ADD CONSTRAINT chat_lines_pkey PRIMARY KEY (id);


--
-- Name: computer_dice computer_dice_commitment_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.computer_dice
    ADD CONSTRAINT computer_dice_commitment_key UNIQUE (commitment);


--
-- Name: computer_dice computer_dice_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.computer_dice
    ADD CONSTRAINT computer_dice_pkey PRIMARY KEY (user_id);


--
-- Name: conditionals conditionals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.conditionals
    ADD CONSTRAINT conditionals_pkey PRIMARY KEY (game_id, user_id);


--
-- Name: counted_games counted_games_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counted_games
    ADD CONSTRAINT counted_games_pkey PRIMARY KEY (game_id);


--
-- Name: dice_commitments dice_commitments_day_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dice_commitments
    ADD CONSTRAINT dice_commitments_day_number_key UNIQUE (day, number);


--
-- Name: dice_commitments dice_commitments_game_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dice_commitments
    ADD CONSTRAINT dice_commitments_game_id_key UNIQUE (game_id);


--
-- Name: dice_commitments dice_commitments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dice_commitments
    ADD CONSTRAINT dice_commitments_pkey PRIMARY KEY (commitment);


--
-- Name: dice_counts dice_counts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dice_counts
    ADD CONSTRAINT dice_counts_pkey PRIMARY KEY (seat, first_die, second_die);


--
-- Name: dice_days dice_days_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dice_days
    ADD CONSTRAINT dice_days_pkey PRIMARY KEY (day);


--
-- Name: dice_key dice_key_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dice_key
    ADD CONSTRAINT dice_key_pkey PRIMARY KEY (id);


--
-- Name: dice_secrets dice_secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dice_secrets
    ADD CONSTRAINT dice_secrets_pkey PRIMARY KEY (game_id);


--
-- Name: finished_games finished_games_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finished_games
    ADD CONSTRAINT finished_games_pkey PRIMARY KEY (id);


--
-- Name: freeze_changes freeze_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.freeze_changes
    ADD CONSTRAINT freeze_changes_pkey PRIMARY KEY (game_id);


--
-- Name: game_analyses game_analyses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_analyses
    ADD CONSTRAINT game_analyses_pkey PRIMARY KEY (game_id);


--
-- Name: game_events game_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_events
    ADD CONSTRAINT game_events_pkey PRIMARY KEY (game_id, version);


--
-- Name: game_rulings game_rulings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_rulings
    ADD CONSTRAINT game_rulings_pkey PRIMARY KEY (game_id, ruling);


--
-- Name: game_seats game_seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_seats
    ADD CONSTRAINT game_seats_pkey PRIMARY KEY (game_id, seat);


--
-- Name: games games_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);


--
-- Name: games_to_count games_to_count_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games_to_count
    ADD CONSTRAINT games_to_count_pkey PRIMARY KEY (game_id);


--
-- Name: live_journal live_journal_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.live_journal
    ADD CONSTRAINT live_journal_pkey PRIMARY KEY (number);


--
-- Name: mail_secrets mail_secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_secrets
    ADD CONSTRAINT mail_secrets_pkey PRIMARY KEY (secret);


--
-- Name: meta meta_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.meta
    ADD CONSTRAINT meta_pkey PRIMARY KEY (key);


--
-- Name: migrations migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (number);


--
-- Name: moderation_log moderation_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.moderation_log
    ADD CONSTRAINT moderation_log_pkey PRIMARY KEY (id);


--
-- Name: move_messages move_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.move_messages
    ADD CONSTRAINT move_messages_pkey PRIMARY KEY (game_id, ply);


--
-- Name: news news_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.news
    ADD CONSTRAINT news_pkey PRIMARY KEY (number);


--
-- Name: notes notes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (user_id, game_id);


--
-- Name: notices notices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (id);


--
-- Name: notification_settings notification_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notification_settings
    ADD CONSTRAINT notification_settings_pkey PRIMARY KEY (user_id);


--
-- Name: notification_settings notification_settings_unsubscribe_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notification_settings
    ADD CONSTRAINT notification_settings_unsubscribe_key UNIQUE (unsubscribe);


--
-- Name: opening_moves opening_moves_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.opening_moves
    ADD CONSTRAINT opening_moves_pkey PRIMARY KEY ("position", move, quarter, speed, band);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: puzzle_counts puzzle_counts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzle_counts
    ADD CONSTRAINT puzzle_counts_pkey PRIMARY KEY (variant, theme);


--
-- Name: puzzle_days puzzle_days_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzle_days
    ADD CONSTRAINT puzzle_days_pkey PRIMARY KEY (day);


--
-- Name: puzzle_ratings puzzle_ratings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzle_ratings
    ADD CONSTRAINT puzzle_ratings_pkey PRIMARY KEY (user_id, variant);


--
-- Name: puzzle_reports puzzle_reports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzle_reports
    ADD CONSTRAINT puzzle_reports_pkey PRIMARY KEY (id);


--
-- Name: puzzle_search puzzle_search_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzle_search
    ADD CONSTRAINT puzzle_search_pkey PRIMARY KEY (id);


--
-- Name: puzzle_tries puzzle_tries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzle_tries
    ADD CONSTRAINT puzzle_tries_pkey PRIMARY KEY (user_id, puzzle_id);


--
-- Name: puzzles puzzles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzles
    ADD CONSTRAINT puzzles_pkey PRIMARY KEY (id);


--
-- Name: puzzles_served puzzles_served_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzles_served
    ADD CONSTRAINT puzzles_served_pkey PRIMARY KEY (user_id, puzzle_id);


--
-- Name: rating_changes rating_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rating_changes
    ADD CONSTRAINT rating_changes_pkey PRIMARY KEY (game_id, color);


--
-- Name: ratings ratings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (user_id, variant, speed);


--
-- Name: recovery_codes recovery_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, secret);


--
-- Name: refused_addresses refused_addresses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refused_addresses
    ADD CONSTRAINT refused_addresses_pkey PRIMARY KEY (address);


--
-- Name: rematch_dice rematch_dice_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rematch_dice
    ADD CONSTRAINT rematch_dice_pkey PRIMARY KEY (game_id);


--
-- Name: reports reports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);


--
-- Name: requests requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.requests
    ADD CONSTRAINT requests_pkey PRIMARY KEY (user_id, id);


--
-- Name: round_dice round_dice_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.round_dice
    ADD CONSTRAINT round_dice_pkey PRIMARY KEY (tournament_id, round, board, number);


--
-- Name: second_factors second_factors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_secret_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_secret_key UNIQUE (secret);


--
-- Name: sign_in_places sign_in_places_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_places
    ADD CONSTRAINT sign_in_places_pkey PRIMARY KEY (user_id, place);


--
-- Name: snapshots snapshots_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (game_id);


--
-- Name: stored_bytes stored_bytes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stored_bytes
    ADD CONSTRAINT stored_bytes_pkey PRIMARY KEY (user_id);


--
-- Name: studies studies_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studies
    ADD CONSTRAINT studies_pkey PRIMARY KEY (id);


--
-- Name: study_chapters study_chapters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.study_chapters
    ADD CONSTRAINT study_chapters_pkey PRIMARY KEY (study_id, number);


--
-- Name: study_editors study_editors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.study_editors
    ADD CONSTRAINT study_editors_pkey PRIMARY KEY (study_id, user_id);


--
-- Name: study_invitations study_invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.study_invitations
    ADD CONSTRAINT study_invitations_pkey PRIMARY KEY (study_id, user_id);


--
-- Name: tokens tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (id);


--
-- Name: tokens tokens_secret_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_secret_key UNIQUE (secret);


--
-- Name: tournament_directors tournament_directors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_directors
    ADD CONSTRAINT tournament_directors_pkey PRIMARY KEY (tournament_id, user_id);


--
-- Name: tournament_entries tournament_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_entries
    ADD CONSTRAINT tournament_entries_pkey PRIMARY KEY (tournament_id, user_id);


--
-- Name: tournament_events tournament_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_events
    ADD CONSTRAINT tournament_events_pkey PRIMARY KEY (tournament_id, version);


--
-- Name: tournament_freezes tournament_freezes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_freezes
    ADD CONSTRAINT tournament_freezes_pkey PRIMARY KEY (id);


--
-- Name: tournament_games tournament_games_game_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_games
    ADD CONSTRAINT tournament_games_game_id_key UNIQUE (game_id);


--
-- Name: tournament_games tournament_games_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_games
    ADD CONSTRAINT tournament_games_pkey PRIMARY KEY (tournament_id, round, board, number);


--
-- Name: tournaments tournaments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournaments
    ADD CONSTRAINT tournaments_pkey PRIMARY KEY (id);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: vacation_allocations vacation_allocations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_allocations
    ADD CONSTRAINT vacation_allocations_pkey PRIMARY KEY (id);


--
-- Name: vacation_audit vacation_audit_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_audit
    ADD CONSTRAINT vacation_audit_pkey PRIMARY KEY (id);


--
-- Name: vacation_reasons vacation_reasons_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_reasons
    ADD CONSTRAINT vacation_reasons_pkey PRIMARY KEY (audit_id);


--
-- Name: vacation_requests vacation_requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_requests
    ADD CONSTRAINT vacation_requests_pkey PRIMARY KEY (id);


--
-- Name: vacation_texts vacation_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_texts
    ADD CONSTRAINT vacation_texts_pkey PRIMARY KEY (request_id);


--
-- Name: webhook_deliveries webhook_deliveries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);


--
-- Name: webhooks webhooks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);


--
-- Name: analyses_to_make; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX analyses_to_make ON public.game_analyses USING btree (requested_ms, game_id) WHERE (state = 0);


--
-- Name: blocks_of_blocked; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX blocks_of_blocked ON public.blocks USING btree (blocked_id);


--
-- Name: challenge_invited_of; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX challenge_invited_of ON public.challenge_invited USING btree (user_id);


--
-- Name: challenge_seats_of; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX challenge_seats_of ON public.challenge_seats USING btree (user_id);


--
-- Name: challenges_by_creation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX challenges_by_creation ON public.challenges USING btree (created_ms) WHERE (to_id IS NOT NULL);


--
-- Name: challenges_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX challenges_by_expiry ON public.challenges USING btree (expires_ms);


--
-- Name: challenges_from; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX challenges_from ON public.challenges USING btree (from_id);


--
-- Name: challenges_to; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX challenges_to ON public.challenges USING btree (to_id) WHERE (to_id IS NOT NULL);


--
-- Name: chat_lines_of_game; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_lines_of_game ON public.chat_lines USING btree (game_id, id);


--
-- Name: chat_lines_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_lines_of_user ON public.chat_lines USING btree (user_id);


--
-- Name: computer_dice_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX computer_dice_by_end ON public.computer_dice USING btree (expires_ms);


--
-- Name: conditionals_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX conditionals_of_user ON public.conditionals USING btree (user_id);


--
-- Name: dice_days_unsigned; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX dice_days_unsigned ON public.dice_days USING btree (day) WHERE (signature IS NULL);


--
-- Name: finished_by_opening; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finished_by_opening ON public.finished_games USING btree (opening, created_ms) WHERE (opening <> ''::text);


--
-- Name: finished_by_reason; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finished_by_reason ON public.finished_games USING btree (reason, created_ms, variant, speed, outcome);


--
-- Name: finished_by_start; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finished_by_start ON public.finished_games USING btree (created_ms, variant, speed, outcome, reason);


--
-- Name: finished_of_black; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finished_of_black ON public.finished_games USING btree (black_id, created_ms, variant, speed, outcome, reason, white_id);


--
-- Name: finished_of_pair; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finished_of_pair ON public.finished_games USING btree (white_id, black_id, created_ms);


--
-- Name: finished_of_variant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finished_of_variant ON public.finished_games USING btree (variant, created_ms, speed, outcome, reason);


--
-- Name: finished_of_white; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finished_of_white ON public.finished_games USING btree (white_id, created_ms, variant, speed, outcome, reason, black_id);


--
-- Name: game_rulings_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX game_rulings_due ON public.game_rulings USING btree (tournament_id, game_id) WHERE (game_version IS NULL);


--
-- Name: game_seats_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX game_seats_of_user ON public.game_seats USING btree (user_id, seat, game_id);


--
-- Name: games_by_deadline; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_by_deadline ON public.games USING btree (deadline_ms) WHERE ((status = 0) AND (pace = 1));


--
-- Name: games_by_update; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_by_update ON public.games USING btree (updated_ms);


--
-- Name: games_of_black; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_of_black ON public.games USING btree (black_id);


--
-- Name: games_of_pair; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_of_pair ON public.games USING btree (white_id, black_id);


--
-- Name: games_of_tournament; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_of_tournament ON public.games USING btree (tournament_id) WHERE (tournament_id IS NOT NULL);


--
-- Name: games_of_white; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_of_white ON public.games USING btree (white_id);


--
-- Name: games_running; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_running ON public.games USING btree (id) WHERE (status = 0);


--
-- Name: games_running_live; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_running_live ON public.games USING btree (id) WHERE ((status = 0) AND (pace = 0));


--
-- Name: games_running_of_black; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_running_of_black ON public.games USING btree (black_id) WHERE (status = 0);


--
-- Name: games_running_of_white; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_running_of_white ON public.games USING btree (white_id) WHERE (status = 0);


--
-- Name: mail_secrets_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_secrets_by_expiry ON public.mail_secrets USING btree (expires_ms);


--
-- Name: mail_secrets_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_secrets_of_user ON public.mail_secrets USING btree (user_id);


--
-- Name: moderation_log_about; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX moderation_log_about ON public.moderation_log USING btree (about_id);


--
-- Name: moderation_log_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX moderation_log_by ON public.moderation_log USING btree (actor_id) WHERE (actor_id IS NOT NULL);


--
-- Name: move_messages_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX move_messages_of_user ON public.move_messages USING btree (user_id);


--
-- Name: news_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX news_by_time ON public.news USING btree (at_ms);


--
-- Name: notices_by_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notices_by_due ON public.notices USING btree (due_ms);


--
-- Name: notices_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notices_of_user ON public.notices USING btree (user_id);


--
-- Name: outbox_by_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_by_due ON public.outbox USING btree (due_ms);


--
-- Name: outbox_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_of_user ON public.outbox USING btree (user_id);


--
-- Name: puzzle_days_of_puzzle; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX puzzle_days_of_puzzle ON public.puzzle_days USING btree (puzzle_id);


--
-- Name: puzzle_days_of_variant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX puzzle_days_of_variant ON public.puzzle_days USING btree (variant, day);


--
-- Name: puzzle_reports_by_puzzle; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX puzzle_reports_by_puzzle ON public.puzzle_reports USING btree (puzzle_id, user_id);


--
-- Name: puzzle_reports_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX puzzle_reports_of_user ON public.puzzle_reports USING btree (user_id);


--
-- Name: puzzle_tries_of_puzzle; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX puzzle_tries_of_puzzle ON public.puzzle_tries USING btree (puzzle_id);


--
-- Name: puzzles_by_position; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX puzzles_by_position ON public.puzzles USING btree (variant, "position");


--
-- Name: puzzles_by_rating; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX puzzles_by_rating ON public.puzzles USING btree (variant, rating) WHERE (disabled_ms IS NULL);


--
-- Name: puzzles_disabled; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX puzzles_disabled ON public.puzzles USING btree (disabled_ms, id) WHERE (disabled_ms IS NOT NULL);


--
-- Name: puzzles_of_game; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX puzzles_of_game ON public.puzzles USING btree (game_id) WHERE (game_id IS NOT NULL);


--
-- Name: puzzles_of_variant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX puzzles_of_variant ON public.puzzles USING btree (variant, id) WHERE (disabled_ms IS NULL);


--
-- Name: puzzles_ruled_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX puzzles_ruled_by ON public.puzzles USING btree (ruled_by) WHERE (ruled_by IS NOT NULL);


--
-- Name: puzzles_served_of_puzzle; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX puzzles_served_of_puzzle ON public.puzzles_served USING btree (puzzle_id);


--
-- Name: rating_changes_annulled_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rating_changes_annulled_by ON public.rating_changes USING btree (annulled_by) WHERE (annulled_by IS NOT NULL);


--
-- Name: rating_changes_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rating_changes_of_user ON public.rating_changes USING btree (user_id, variant, speed, number);


--
-- Name: ratings_by_rank; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ratings_by_rank ON public.ratings USING btree (variant, speed, rating DESC, user_id);


--
-- Name: refused_addresses_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refused_addresses_by_end ON public.refused_addresses USING btree (until_ms);


--
-- Name: reports_about; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reports_about ON public.reports USING btree (about_id);


--
-- Name: reports_closed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reports_closed ON public.reports USING btree (closed_ms) WHERE (closed_ms IS NOT NULL);


--
-- Name: reports_from; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reports_from ON public.reports USING btree (from_id);


--
-- Name: reports_of_game; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reports_of_game ON public.reports USING btree (game_id) WHERE (game_id IS NOT NULL);


--
-- Name: reports_of_tournament; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reports_of_tournament ON public.reports USING btree (tournament_id) WHERE ((closed_ms IS NULL) AND (tournament_id IS NOT NULL));


--
-- Name: reports_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reports_open ON public.reports USING btree (id) WHERE (closed_ms IS NULL);


--
-- Name: requests_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX requests_by_age ON public.requests USING btree (at_ms);


--
-- Name: sessions_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_ms);


--
-- Name: sessions_by_use; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_use ON public.sessions USING btree (seen_ms);


--
-- Name: sessions_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id);


--
-- Name: sign_in_places_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sign_in_places_by_age ON public.sign_in_places USING btree (at_ms);


--
-- Name: studies_of_editor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studies_of_editor ON public.study_editors USING btree (user_id);


--
-- Name: studies_of_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studies_of_owner ON public.studies USING btree (owner_id);


--
-- Name: studies_removed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studies_removed ON public.studies USING btree (id) WHERE (removed_ms IS NOT NULL);


--
-- Name: study_invitations_of_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX study_invitations_of_owner ON public.study_invitations USING btree (owner_id);


--
-- Name: study_invitations_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX study_invitations_of_user ON public.study_invitations USING btree (user_id, at_ms, study_id);


--
-- Name: tokens_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tokens_by_expiry ON public.tokens USING btree (expires_ms) WHERE (expires_ms IS NOT NULL);


--
-- Name: tokens_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tokens_of_user ON public.tokens USING btree (user_id);


--
-- Name: tournament_entries_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tournament_entries_of_user ON public.tournament_entries USING btree (user_id);


--
-- Name: tournament_events_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tournament_events_by ON public.tournament_events USING btree (actor_id) WHERE (actor_id IS NOT NULL);


--
-- Name: tournament_freezes_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tournament_freezes_by ON public.tournament_freezes USING btree (actor_id);


--
-- Name: tournament_freezes_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tournament_freezes_by_end ON public.tournament_freezes USING btree (end_ms);


--
-- Name: tournament_freezes_of_tournament; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tournament_freezes_of_tournament ON public.tournament_freezes USING btree (tournament_id);


--
-- Name: tournament_names; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tournament_names ON public.tournaments USING gin (array_to_tsvector(public.words_of(name)));


--
-- Name: tournament_reasons; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tournament_reasons ON public.tournament_events USING btree (tournament_id) WHERE (reason <> ''::text);


--
-- Name: tournament_rounds_published; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tournament_rounds_published ON public.tournament_events USING btree (at_ms) WHERE (type = 9);


--
-- Name: tournament_words_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tournament_words_by ON public.tournament_events USING btree (actor_id, tournament_id, version) WHERE ((reason <> ''::text) OR (text <> ''::text));


--
-- Name: tournaments_by_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tournaments_by_status ON public.tournaments USING btree (status, id);


--
-- Name: tournaments_by_variant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tournaments_by_variant ON public.tournaments USING btree (status, variant, id);


--
-- Name: tournaments_of_director; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tournaments_of_director ON public.tournament_directors USING btree (user_id);


--
-- Name: tournaments_that_promote; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tournaments_that_promote ON public.tournaments USING btree (promotes) WHERE (promotes = 1);


--
-- Name: users_admins; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_admins ON public.users USING btree (role) WHERE (role = 3);


--
-- Name: users_by_name; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_by_name ON public.users USING btree (lower(name));


--
-- Name: users_computers; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_computers ON public.users USING btree (computer_level, computer_number) WHERE (computer_level IS NOT NULL);


--
-- Name: users_guests; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_guests ON public.users USING btree (created_ms) WHERE (guest = 1);


--
-- Name: vacation_allocations_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vacation_allocations_by_end ON public.vacation_allocations USING btree (end_ms) WHERE (decision = 1);


--
-- Name: vacation_allocations_of_request; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vacation_allocations_of_request ON public.vacation_allocations USING btree (request_id);


--
-- Name: vacation_allocations_of_tournament; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vacation_allocations_of_tournament ON public.vacation_allocations USING btree (tournament_id, start_ms);


--
-- Name: vacation_allocations_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vacation_allocations_of_user ON public.vacation_allocations USING btree (user_id, tournament_id);


--
-- Name: vacation_allocations_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vacation_allocations_waiting ON public.vacation_allocations USING btree (start_ms) WHERE (decision = 0);


--
-- Name: vacation_audit_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vacation_audit_by ON public.vacation_audit USING btree (actor_id);


--
-- Name: vacation_audit_of_allocation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vacation_audit_of_allocation ON public.vacation_audit USING btree (allocation_id);


--
-- Name: vacation_requests_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vacation_requests_of_user ON public.vacation_requests USING btree (user_id);


--
-- Name: vacations_decided; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX vacations_decided ON public.vacation_audit USING btree (at_ms) WHERE (act = ANY (ARRAY['approved'::text, 'denied'::text]));


--
-- Name: webhook_deliveries_by_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_deliveries_by_due ON public.webhook_deliveries USING btree (due_ms) WHERE (due_ms IS NOT NULL);


--
-- Name: webhook_deliveries_of_webhook; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_deliveries_of_webhook ON public.webhook_deliveries USING btree (webhook_id, id);


--
-- Name: webhooks_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_of_user ON public.webhooks USING btree (user_id);


--
-- Name: game_events game_events_are_permanent; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER game_events_are_permanent BEFORE DELETE OR UPDATE ON public.game_events FOR EACH ROW EXECUTE FUNCTION public.refuse_change();


--
-- Name: games games_begin_in_vacations; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER games_begin_in_vacations AFTER INSERT ON public.games FOR EACH ROW WHEN ((new.tournament_id IS NOT NULL)) EXECUTE FUNCTION public.mark_game_in_vacations();


--
-- Name: games games_enter_a_tournament_in_vacations; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER games_enter_a_tournament_in_vacations AFTER UPDATE OF tournament_id ON public.games FOR EACH ROW WHEN (((new.tournament_id IS NOT NULL) AND (old.tournament_id IS NULL))) EXECUTE FUNCTION public.mark_game_in_vacations();


--
-- Name: live_journal live_journal_is_immutable; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER live_journal_is_immutable BEFORE UPDATE ON public.live_journal FOR EACH ROW EXECUTE FUNCTION public.refuse_change();


--
-- Name: tournament_events tournament_events_are_immutable; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER tournament_events_are_immutable BEFORE UPDATE ON public.tournament_events FOR EACH ROW WHEN ((((new.reason <> ''::text) AND (new.reason <> old.reason)) OR ((new.text <> ''::text) AND (new.text <> old.text)) OR (new.tournament_id <> old.tournament_id) OR (new.version <> old.version) OR (new.at_ms <> old.at_ms) OR (new.actor_id IS DISTINCT FROM old.actor_id) OR (new.type <> old.type) OR (new.payload <> old.payload))) EXECUTE FUNCTION public.refuse_change();


--
-- Name: tournament_events tournament_events_are_permanent; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER tournament_events_are_permanent BEFORE DELETE ON public.tournament_events FOR EACH ROW EXECUTE FUNCTION public.refuse_change();


--
-- Name: vacation_audit vacation_audit_is_permanent; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER vacation_audit_is_permanent BEFORE DELETE OR UPDATE ON public.vacation_audit FOR EACH ROW EXECUTE FUNCTION public.refuse_change();


--
-- Name: accounts_to_erase accounts_to_erase_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_to_erase
    ADD CONSTRAINT accounts_to_erase_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: analysed_positions analysed_positions_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.analysed_positions
    ADD CONSTRAINT analysed_positions_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.game_analyses(game_id);


--
-- Name: blocks blocks_blocked_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES public.users(id);


--
-- Name: blocks blocks_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: calendars calendars_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendars
    ADD CONSTRAINT calendars_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: challenge_dice challenge_dice_challenge_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenge_dice
    ADD CONSTRAINT challenge_dice_challenge_id_fkey FOREIGN KEY (challenge_id) REFERENCES public.challenges(id) ON DELETE CASCADE;


--
-- Name: challenge_invited challenge_invited_challenge_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenge_invited
    ADD CONSTRAINT challenge_invited_challenge_id_fkey FOREIGN KEY (challenge_id) REFERENCES public.challenges(id) ON DELETE CASCADE;


--
-- Name: challenge_invited challenge_invited_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenge_invited
    ADD CONSTRAINT challenge_invited_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: challenge_seats challenge_seats_challenge_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenge_seats
    ADD CONSTRAINT challenge_seats_challenge_id_fkey FOREIGN KEY (challenge_id) REFERENCES public.challenges(id) ON DELETE CASCADE;


--
-- Name: challenge_seats challenge_seats_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenge_seats
    ADD CONSTRAINT challenge_seats_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: challenges challenges_from_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_from_id_fkey FOREIGN KEY (from_id) REFERENCES public.users(id);


--
-- Name: challenges challenges_to_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_to_id_fkey FOREIGN KEY (to_id) REFERENCES public.users(id);


--
-- Name: chat_lines chat_lines_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_lines
    ADD CONSTRAINT chat_lines_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: chat_lines chat_lines_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_lines
    ADD CONSTRAINT chat_lines_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: computer_dice computer_dice_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.computer_dice
    ADD CONSTRAINT computer_dice_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: conditionals conditionals_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.conditionals
    ADD CONSTRAINT conditionals_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: conditionals conditionals_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.conditionals
    ADD CONSTRAINT conditionals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: counted_games counted_games_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counted_games
    ADD CONSTRAINT counted_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: dice_commitments dice_commitments_day_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dice_commitments
    ADD CONSTRAINT dice_commitments_day_fkey FOREIGN KEY (day) REFERENCES public.dice_days(day);


--
-- Name: dice_commitments dice_commitments_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dice_commitments
    ADD CONSTRAINT dice_commitments_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: dice_secrets dice_secrets_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dice_secrets
    ADD CONSTRAINT dice_secrets_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: finished_games finished_games_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finished_games
    ADD CONSTRAINT finished_games_id_fkey FOREIGN KEY (id) REFERENCES public.games(id);


--
-- Name: freeze_changes freeze_changes_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.freeze_changes
    ADD CONSTRAINT freeze_changes_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: game_analyses game_analyses_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_analyses
    ADD CONSTRAINT game_analyses_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: game_events game_events_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_events
    ADD CONSTRAINT game_events_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: game_rulings game_rulings_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_rulings
    ADD CONSTRAINT game_rulings_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: game_rulings game_rulings_tournament_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_rulings
    ADD CONSTRAINT game_rulings_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES public.tournaments(id);


--
-- Name: game_seats game_seats_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_seats
    ADD CONSTRAINT game_seats_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: game_seats game_seats_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_seats
    ADD CONSTRAINT game_seats_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: games games_black_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_black_id_fkey FOREIGN KEY (black_id) REFERENCES public.users(id);


--
-- Name: games_to_count games_to_count_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games_to_count
    ADD CONSTRAINT games_to_count_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: games games_tournament_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES public.tournaments(id);


--
-- Name: games games_white_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_white_id_fkey FOREIGN KEY (white_id) REFERENCES public.users(id);


--
-- Name: mail_secrets mail_secrets_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_secrets
    ADD CONSTRAINT mail_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: moderation_log moderation_log_about_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.moderation_log
    ADD CONSTRAINT moderation_log_about_id_fkey FOREIGN KEY (about_id) REFERENCES public.users(id);


--
-- Name: moderation_log moderation_log_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.moderation_log
    ADD CONSTRAINT moderation_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);


--
-- Name: move_messages move_messages_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.move_messages
    ADD CONSTRAINT move_messages_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: move_messages move_messages_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.move_messages
    ADD CONSTRAINT move_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: notes notes_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: notes notes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: notices notices_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: notices notices_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: notification_settings notification_settings_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notification_settings
    ADD CONSTRAINT notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: outbox outbox_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: puzzle_days puzzle_days_puzzle_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzle_days
    ADD CONSTRAINT puzzle_days_puzzle_id_fkey FOREIGN KEY (puzzle_id) REFERENCES public.puzzles(id);


--
-- Name: puzzle_ratings puzzle_ratings_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzle_ratings
    ADD CONSTRAINT puzzle_ratings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: puzzle_reports puzzle_reports_puzzle_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzle_reports
    ADD CONSTRAINT puzzle_reports_puzzle_id_fkey FOREIGN KEY (puzzle_id) REFERENCES public.puzzles(id);


--
-- Name: puzzle_reports puzzle_reports_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzle_reports
    ADD CONSTRAINT puzzle_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: puzzle_tries puzzle_tries_puzzle_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzle_tries
    ADD CONSTRAINT puzzle_tries_puzzle_id_fkey FOREIGN KEY (puzzle_id) REFERENCES public.puzzles(id);


--
-- Name: puzzle_tries puzzle_tries_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzle_tries
    ADD CONSTRAINT puzzle_tries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: puzzles puzzles_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzles
    ADD CONSTRAINT puzzles_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: puzzles puzzles_ruled_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzles
    ADD CONSTRAINT puzzles_ruled_by_fkey FOREIGN KEY (ruled_by) REFERENCES public.users(id);


--
-- Name: puzzles_served puzzles_served_puzzle_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzles_served
    ADD CONSTRAINT puzzles_served_puzzle_id_fkey FOREIGN KEY (puzzle_id) REFERENCES public.puzzles(id);


--
-- Name: puzzles_served puzzles_served_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzles_served
    ADD CONSTRAINT puzzles_served_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: rating_changes rating_changes_annulled_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rating_changes
    ADD CONSTRAINT rating_changes_annulled_by_fkey FOREIGN KEY (annulled_by) REFERENCES public.users(id);


--
-- Name: rating_changes rating_changes_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rating_changes
    ADD CONSTRAINT rating_changes_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: rating_changes rating_changes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rating_changes
    ADD CONSTRAINT rating_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: ratings ratings_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: recovery_codes recovery_codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: rematch_dice rematch_dice_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rematch_dice
    ADD CONSTRAINT rematch_dice_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: reports reports_about_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_about_id_fkey FOREIGN KEY (about_id) REFERENCES public.users(id);


--
-- Name: reports reports_from_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_from_id_fkey FOREIGN KEY (from_id) REFERENCES public.users(id);


--
-- Name: reports reports_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: reports reports_tournament_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES public.tournaments(id);


--
-- Name: round_dice round_dice_tournament_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.round_dice
    ADD CONSTRAINT round_dice_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES public.tournaments(id);


--
-- Name: second_factors second_factors_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: sign_in_places sign_in_places_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_places
    ADD CONSTRAINT sign_in_places_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: snapshots snapshots_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: stored_bytes stored_bytes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stored_bytes
    ADD CONSTRAINT stored_bytes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: studies studies_owner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studies
    ADD CONSTRAINT studies_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id);


--
-- Name: study_chapters study_chapters_study_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.study_chapters
    ADD CONSTRAINT study_chapters_study_id_fkey FOREIGN KEY (study_id) REFERENCES public.studies(id);


--
-- Name: study_editors study_editors_study_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.study_editors
    ADD CONSTRAINT study_editors_study_id_fkey FOREIGN KEY (study_id) REFERENCES public.studies(id);


--
-- Name: study_editors study_editors_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.study_editors
    ADD CONSTRAINT study_editors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: study_invitations study_invitations_owner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.study_invitations
    ADD CONSTRAINT study_invitations_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id);


--
-- Name: study_invitations study_invitations_study_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.study_invitations
    ADD CONSTRAINT study_invitations_study_id_fkey FOREIGN KEY (study_id) REFERENCES public.studies(id);


--
-- Name: study_invitations study_invitations_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.study_invitations
    ADD CONSTRAINT study_invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: tokens tokens_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: tournament_directors tournament_directors_tournament_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_directors
    ADD CONSTRAINT tournament_directors_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES public.tournaments(id);


--
-- Name: tournament_directors tournament_directors_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_directors
    ADD CONSTRAINT tournament_directors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: tournament_entries tournament_entries_tournament_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_entries
    ADD CONSTRAINT tournament_entries_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES public.tournaments(id);


--
-- Name: tournament_entries tournament_entries_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_entries
    ADD CONSTRAINT tournament_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: tournament_events tournament_events_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_events
    ADD CONSTRAINT tournament_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);


--
-- Name: tournament_events tournament_events_tournament_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_events
    ADD CONSTRAINT tournament_events_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES public.tournaments(id);


--
-- Name: tournament_freezes tournament_freezes_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_freezes
    ADD CONSTRAINT tournament_freezes_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);


--
-- Name: tournament_freezes tournament_freezes_tournament_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_freezes
    ADD CONSTRAINT tournament_freezes_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES public.tournaments(id);


--
-- Name: tournament_games tournament_games_game_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_games
    ADD CONSTRAINT tournament_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);


--
-- Name: tournament_games tournament_games_tournament_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tournament_games
    ADD CONSTRAINT tournament_games_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES public.tournaments(id);


--
-- Name: vacation_allocations vacation_allocations_replaces_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_allocations
    ADD CONSTRAINT vacation_allocations_replaces_fkey FOREIGN KEY (replaces) REFERENCES public.vacation_allocations(id);


--
-- Name: vacation_allocations vacation_allocations_request_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_allocations
    ADD CONSTRAINT vacation_allocations_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.vacation_requests(id);


--
-- Name: vacation_allocations vacation_allocations_tournament_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_allocations
    ADD CONSTRAINT vacation_allocations_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES public.tournaments(id);


--
-- Name: vacation_allocations vacation_allocations_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_allocations
    ADD CONSTRAINT vacation_allocations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: vacation_audit vacation_audit_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_audit
    ADD CONSTRAINT vacation_audit_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);


--
-- Name: vacation_audit vacation_audit_allocation_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_audit
    ADD CONSTRAINT vacation_audit_allocation_id_fkey FOREIGN KEY (allocation_id) REFERENCES public.vacation_allocations(id);


--
-- Name: vacation_audit vacation_audit_freeze_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_audit
    ADD CONSTRAINT vacation_audit_freeze_id_fkey FOREIGN KEY (freeze_id) REFERENCES public.tournament_freezes(id);


--
-- Name: vacation_audit vacation_audit_tournament_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_audit
    ADD CONSTRAINT vacation_audit_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES public.tournaments(id);


--
-- Name: vacation_reasons vacation_reasons_audit_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_reasons
    ADD CONSTRAINT vacation_reasons_audit_id_fkey FOREIGN KEY (audit_id) REFERENCES public.vacation_audit(id);


--
-- Name: vacation_requests vacation_requests_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_requests
    ADD CONSTRAINT vacation_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: vacation_texts vacation_texts_request_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vacation_texts
    ADD CONSTRAINT vacation_texts_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.vacation_requests(id);


--
-- Name: webhook_deliveries webhook_deliveries_webhook_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES public.webhooks(id);


--
-- Name: webhooks webhooks_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- PostgreSQL database dump complete
--


