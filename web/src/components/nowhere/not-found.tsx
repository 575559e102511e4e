import { messages } from "../../messages/messages.ts";
import { ErrorPage } from "../error-page.tsx";
import { lazilyWithin } from "../lazily.tsx";

const Nowhere = lazilyWithin(
  "components/nowhere/nowhere",
  [],
  () => import("./nowhere.tsx"),
  () => <></>,
);

/** The page of an address that does not exist. */
export const NotFound = () => (
  <ErrorPage sentence={messages.site.notFound}>
    <Nowhere />
  </ErrorPage>
);
